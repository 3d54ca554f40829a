import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/paths.ts';
import { sourceFiles } from '../../tools/source-files.ts';

/** What no line of the product may hold; the linter's rules are not repeated here. */
interface SourceRule {
  readonly name: string;
  readonly folders: readonly string[];
  /** TypeScript unless given. */
  readonly endings?: RegExp;
  /** Where the rule does not hold. */
  readonly except?: RegExp;
  readonly forbidden: RegExp;
  readonly planted: string;
}

const PRODUCT = ['src', 'workers', 'server'] as const;

const RULES: readonly SourceRule[] = [
  {
    name: 'money and prices are never parsed to binary floating point',
    folders: ['src/domain', 'src/contract'],
    forbidden: /\b(parseFloat|toFixed|toPrecision)\(/,
    planted: 'const price = parseFloat(text);',
  },
  {
    name: 'the domain has no clock and no chance',
    folders: ['src/lib', 'src/domain'],
    forbidden: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(/,
    planted: 'const now = Date.now();',
  },
  {
    name: 'the linter and the compiler are not silenced without a reason',
    folders: [...PRODUCT, 'tests', 'bench', 'tools'],
    except: /source-rules\.test\.ts$/,
    forbidden: /@ts-(ignore|nocheck)|(oxlint|eslint)-disable(?!-next-line \S+ --)/,
    planted: '// @ts-ignore',
  },
  {
    name: 'code that loads later is a part, which is tried again and says so where it is missing',
    folders: ['src'],
    except: /\/(parts|screen-routes|[\w-]+-part)\.tsx?$/,
    forbidden: /\blazy\(|\bimport\(['"`]/,
    planted: "const Big = lazy(() => import('./Big.tsx'));",
  },
  {
    name: 'one component alone follows the language; the others ask it for texts',
    folders: ['src'],
    except: /src\/i18n\/(TranslationProvider\.tsx|setup\.ts)$/,
    forbidden: /from 'react-i18next'/,
    planted: "import { useTranslation } from 'react-i18next';",
  },
  {
    name: 'many files that load later are the languages alone',
    folders: ['src'],
    except: /src\/i18n\/texts\.ts$/,
    forbidden: /import\.meta\.glob/,
    planted: "const ALL = import.meta.glob('./*.tsx');",
  },
  {
    name: 'statements are typed: they are built, or are sql<Row> with its reason, and run by rows and run',
    folders: ['server'],
    except: /^server\/(store|engine\/sql)\//,
    forbidden: /\.query(<.*>)?\(/,
    planted: "const [row] = await database.query('SELECT id FROM users');",
  },
  {
    name: 'text becomes SQL only where all of it stands in the file',
    folders: ['server'],
    except: /^server\/ledger\/check-ledger\.ts$/,
    forbidden: /\bsql\.(raw|lit\((?!'))/,
    planted: 'const found = sql`SELECT id FROM ${sql.raw(name)}`;',
  },
  {
    name: 'no work is left as a note',
    folders: [...PRODUCT, 'tests', 'bench', 'tools'],
    except: /source-rules\.test\.ts$/,
    forbidden: /\b(TODO|FIXME|XXX|HACK)\b/,
    planted: '// TODO later',
  },
  {
    name: 'no test is skipped or alone',
    folders: ['tests'],
    except: /source-rules\.test\.ts$/,
    forbidden: /\b(it|test|describe)\.(only|skip|todo)\(/,
    planted: "it.skip('works', () => {});",
  },
  {
    name: 'colours come from tokens',
    folders: ['src/ui', 'src/screens', 'src/app', 'src/chart'],
    except: /token|theme/,
    forbidden: /['"`]#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]|\b(rgb|hsl|oklch)a?\(/i,
    planted: "const red = '#d00';",
  },
  {
    name: 'colours of style sheets come from tokens',
    folders: ['src'],
    endings: /\.css$/,
    except: /token|theme/,
    forbidden: /:[^;{]*(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\()/i,
    planted: '.price { color: #d00; }',
  },
];

function breaches(rule: SourceRule): string[] {
  const files = rule.folders.flatMap((folder) => sourceFiles(folder, rule.endings));
  const bound = files.filter((file) => !rule.except?.test(file));
  return bound.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (rule.forbidden.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe.each(RULES)('$name', (rule) => {
  it('in every source', () => {
    expect(breaches(rule)).toEqual([]);
  });

  it('and a breach is seen', () => {
    expect(rule.forbidden.test(rule.planted)).toBe(true);
  });
});
