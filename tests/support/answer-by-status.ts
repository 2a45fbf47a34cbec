import type { Plugin } from 'vite';

/**
 * The tests' own server answers `/answered/<status>/…` with that status and no body. A response from the
 * network differs from one that a test constructs.
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
