import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';

/** A step as its view sees it. */
export type OpenStep = Pick<AnyActorRef, 'send' | 'subscribe' | 'getSnapshot' | 'on'>;

/** A step's own code: its chart and what draws it. */
export interface StepCode {
  machine: AnyStateMachine;
  /** `flow`: what the step is part of. */
  draw: (step: OpenStep, flow: AnyActorRef | undefined) => ReactNode;
  /** Fetches what the guest is likely to open on this screen, before it is pressed. */
  ahead?: () => Promise<unknown>;
}

interface Views<Machine extends AnyStateMachine, Flow> {
  machine: Machine;
  Screen: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** What stands round the view and knows the whole flow: the booking summary, or a question before leaving. */
  Frame?: ComponentType<{ actor: Flow; children: ReactNode }>;
}

/** A chart, with the outside provided, and its views, which must take that chart's actor. */
export function stepCode<Machine extends AnyStateMachine, Flow extends AnyActorRef = AnyActorRef>({
  machine,
  Screen,
  Frame,
}: Views<Machine, Flow>): StepCode {
  return {
    machine,
    draw: (step, flow) => {
      const screen = <Screen actor={step as ActorRefFrom<Machine>} />;
      return Frame ? <Frame actor={flow as Flow}>{screen}</Frame> : screen;
    },
  };
}
