import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** A call that waits for the test to answer it. */
export interface HeldCall<Output, Input> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A port whose calls wait until the test answers them. `calls` lists them in order. */
export function holdCalls<Output, Input extends NonReducibleUnknown>(): {
  calls: HeldCall<Output, Input>[];
  port: PromiseActorLogic<Output, Input>;
} {
  const calls: HeldCall<Output, Input>[] = [];
  const port = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
  );
  return { calls, port };
}
