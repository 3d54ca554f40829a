/** Which folder may import which; docs/architecture.md draws the picture. Everything not allowed here is forbidden. */
const CORE = ['src/lib', 'src/domain', 'src/contract'];
const PAGE = [
  ...CORE,
  'src/loading',
  'src/worker-client',
  'src/state',
  'src/i18n',
  'src/ui',
  'src/chart',
  'src/screens',
];

const MAY_IMPORT = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/contract': ['src/lib', 'src/domain'],
  'src/loading': CORE,
  'src/worker-client': [...CORE, 'src/loading'],
  'src/i18n': [...CORE, 'src/loading', 'locales'],
  'src/state': [...CORE, 'src/loading', 'src/worker-client', 'src/i18n'],
  'src/ui': [...CORE, 'src/loading', 'src/state', 'src/i18n'],
  'src/chart': [...CORE, 'src/worker-client', 'src/state', 'src/i18n', 'src/ui'],
  'src/screens': PAGE,
  'src/app': PAGE,
  workers: CORE,
  server: CORE,
  locales: [],
};

/** Our own folders; what lies outside of them (npm packages, Node's modules) has rules of its own below. */
const OURS = '^(src|workers|server|locales|tests|bench|tools)/';

const directions = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  name: `direction-${folder.replace('/', '-')}`,
  comment: `${folder} imports only ${[folder, ...others].join(', ')}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: OURS, pathNot: `^(${[folder, ...others].join('|')})/` },
}));

/** Folders in folders, whose imports go one way, too. */
const LAYERED = '^(workers|src/screens|tools)/.+';

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'known-folder',
      comment: 'A folder of src must be named in MAY_IMPORT, or nothing would check it.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^(${Object.keys(MAY_IMPORT).join('|')})/` },
    },
    {
      name: 'pure-needs-no-package',
      comment: 'lib and domain are plain language: no package, no clock, no network, nothing of Node.',
      severity: 'error',
      from: { path: '^src/(lib|domain)/', pathNot: '^src/domain/addresses/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'addresses-need-only-hashes-and-tables',
      comment: 'Checksums of coins and the IBAN registry come from packages that are pure, too.',
      severity: 'error',
      from: { path: '^src/domain/addresses/' },
      to: {
        pathNot: [
          '^src/domain/',
          'node_modules/@noble/hashes/',
          'node_modules/@scure/base/',
          'node_modules/ibantools/',
        ],
      },
    },
    {
      name: 'contract-needs-only-valibot',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/', 'node_modules/valibot/'] },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(src|workers)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      from: { path: '^(src|workers|server)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      comment: 'Also through type-only imports: two files that know each other are one concept.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Two folders of the worker, of the screens or of the tools that know each other belong together.',
      severity: 'error',
      scope: 'folder',
      from: { path: LAYERED },
      to: { circular: true, path: LAYERED },
    },
    {
      name: 'no-orphan',
      comment: 'A product module that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: { orphan: true, path: '^(src|workers|server)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no parser API; with the default parser no .ts file would be visited at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|test-results|\\.data)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
