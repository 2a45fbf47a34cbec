import reactHooks from 'eslint-plugin-react-hooks';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';

const projectRoot = join(import.meta.dirname, '..', '..');

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'package/**',
      'paths/**',
      'gallery/**',
      'gallery-shots/**',
      'shots/**',
      'words/**',
      'node_modules/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: projectRoot } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React's types of elements are a namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // What is added to the browser's own types has no members beside those that it takes over.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', 300],
    },
  },
  { files: ['widget/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: [
      'demo/**',
      'tests/**',
      'e2e/**',
      'docs/**',
      'widget/build.ts',
      'widget/loader/**',
      'src/conformance/run.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
