import type { Plugin } from 'vite';

/**
 * Answers `/answered/<status>/…` of the tests' own server with that status and nothing else: a browser makes another
 * response of one that came over a network than a test can make by hand.
 */
export function answerByStatus(): Plugin {
  return {
    name: 'answer-by-status',
    configureServer(server) {
      server.middlewares.use('/answered', (request, response) => {
        const [, status] = (request.url ?? '').split('/');
        request.resume();
        response.writeHead(Number(status)).end();
      });
    },
  };
}
