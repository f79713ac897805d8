import { configs as lit } from 'eslint-plugin-lit';
import * as regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Methods whose result may be empty. */
const search = '/^(all|filter|match|matchAll|querySelectorAll|texts)$/';

/** An import of a file that only a build writes. */
const builtFile = {
  selector:
    ':matches(ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression, TSImportType)[source.value=/^[.].*[/]dist[/]/]',
  message:
    'Types are checked without a build. Import `pathToFileURL(…).href` of the file, and take its type from src/.',
};

/** The rules that need no types; those that do are oxlint's (`.oxlintrc.json`). */
export default defineConfig(
  { ignores: ['**/dist/', 'demo/.vitepress/cache/', 'node_modules/', 'coverage/', 'test/frameworks/'] },
  tseslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended']],
    rules: {
      'no-restricted-syntax': ['error', builtFile],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  // An element's properties are computed from tables: an empty interface of its name gives them to the class.
  {
    files: ['src/{elements,authoring,locale}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
    },
  },
  // These patterns read text of strangers: none may backtrack, so that the work grows no faster than the text.
  {
    files: ['src/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // A loop over what a test has found passes where nothing was found.
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        builtFile,
        ...[
          `ForOfStatement[right.callee.property.name=${search}]`,
          `ForOfStatement[right.left.callee.property.name=${search}]`,
          `ForOfStatement[right.callee.object.callee.property.name=${search}]`,
          `ForOfStatement[right.elements.0.argument.callee.property.name=${search}]`,
          `CallExpression[callee.property.name="forEach"][callee.object.callee.property.name=${search}]`,
        ].map((loop) => ({
          selector: `${loop}:has(CallExpression[callee.name="expect"])`,
          message:
            'If nothing is found, this loop asserts nothing. Walk through atLeastOne(…) of test/at-least-one.ts.',
        })),
      ],
    },
  },
  // Chai's assertions are bare expressions.
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
);
