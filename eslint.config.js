import { configs as lit } from 'eslint-plugin-lit';
import * as regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Methods whose result may be empty. */
const search = '/^(all|filter|match|matchAll|querySelectorAll|texts)$/';

export default defineConfig(
  { ignores: ['**/dist/', 'site/.vitepress/cache/', 'node_modules/', 'coverage/', 'test/frameworks/'] },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.recommended] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, lit['flat/recommended'], wc['flat/recommended']],
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  // An element's properties are computed from tables: an empty interface of its name gives them to the class.
  {
    files: ['src/elements/**/*.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': 'off', '@typescript-eslint/no-unsafe-declaration-merging': 'off' },
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
        ...[
          `ForOfStatement[right.callee.property.name=${search}]`,
          `ForOfStatement[right.left.callee.property.name=${search}]`,
          `ForOfStatement[right.callee.object.callee.property.name=${search}]`,
          `ForOfStatement[right.elements.0.argument.callee.property.name=${search}]`,
          `CallExpression[callee.property.name="forEach"][callee.object.callee.property.name=${search}]`,
        ].map((loop) => ({
          selector: `${loop}:has(CallExpression[callee.name="expect"])`,
          message: 'If nothing is found, this loop asserts nothing. Walk through atLeastOne(…) of test/at-least-one.ts.',
        })),
      ],
    },
  },
  // Chai's assertions are bare expressions, promises where its plugins say so; and what a test has parsed from JSON has no type.
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
