/** Fails when an import goes against the directions of `.dependency-cruiser.cjs`, or when a module went unvisited. */
import { CHECKED_FOLDERS, cruiseTree } from './import-directions.ts';
import { say } from './output.ts';
import { ROOT } from './paths.ts';
import { sourceFiles } from './source-files.ts';

const { visited, violations } = await cruiseTree(ROOT);
const unvisited = CHECKED_FOLDERS.flatMap((folder) => sourceFiles(folder)).filter((file) => !visited.has(file));
for (const { rule, from, to } of violations) say(`${rule}: ${from} → ${to}`);
for (const file of unvisited) say(`not visited: ${file}`);
say(`${visited.size} modules visited, ${violations.length} imports against the directions`);
if (violations.length > 0 || unvisited.length > 0) process.exitCode = 1;
