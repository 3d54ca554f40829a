/**
 * Loaded before dependency-cruiser: it asks its parser for TypeScript but never for JSX, so the first tag in a
 * .tsx file ends the whole run. Here the file's name decides.
 */
const swc = require('@swc/core');

const parse = swc.parseFileSync;
swc.parseFileSync = (file, options) => parse.call(swc, file, { ...options, tsx: file.endsWith('.tsx') });
