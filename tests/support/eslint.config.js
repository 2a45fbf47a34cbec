import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SHIPPED = ['{src,machines,widget}/**/*.{ts,tsx}'];
/** What src and machines do not use: the page; and what machines leave to their ports besides: effects. */
const PAGE = ['window', 'document', 'navigator', 'location', 'history', 'customElements'];
const EFFECTS = ['fetch', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval'];
const TYPES = {
  project: 'tsconfig.lint.json',
  tsconfigRootDir: import.meta.dirname,
  jsDocParsingMode: 'none',
};

// Rules that need types take most of lint's time. They check what ships, and the e2e tests, where a forgotten await
// hides a failure; the compiler checks the types of everything.
export default tseslint.config(
  {
    ignores: [
      '{dist,package,paths,gallery,gallery-shots,shots,words,node_modules,test-results,playwright-report}/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // No rule here asks for the names of the standard library.
    languageOptions: { parserOptions: { lib: [] } },
    rules: {
      // The compiler reports these.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // React's types of elements are a namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // What is added to the browser's own types has no members beside those that it takes over.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
      'max-lines': ['error', 300],
    },
  },
  {
    files: [...SHIPPED, 'e2e/**/*.ts'],
    languageOptions: { parserOptions: TYPES },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: SHIPPED,
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-console': 'error',
    },
  },
  { files: ['src/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...PAGE] } },
  { files: ['machines/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...PAGE, ...EFFECTS] } },
  {
    files: ['widget/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':function[id.name=/^[A-Z]/] FunctionDeclaration[id.name=/^[A-Z]/]',
          message:
            'A component in a component is another one after each drawing, and loses what the guest typed.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Vitest itself reports an expectation that is not awaited.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement > CallExpression[callee.object.name=/^(user|userEvent)$/]',
          message: 'What a guest does is awaited.',
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^toBe(Visible|Focused)$/] > MemberExpression > CallExpression > CallExpression[callee.property.name="getByText"]',
          message: 'The status region repeats a notice a moment later: use seen().',
        },
      ],
    },
  },
  {
    files: ['widget/build/build.ts', 'widget/loader/**', 'src/conformance/run.ts'],
    rules: { 'no-console': 'off' },
  },
);
