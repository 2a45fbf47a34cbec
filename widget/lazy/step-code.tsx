import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';

/** A step's actor, as far as its view uses it. */
export type OpenStep = Pick<AnyActorRef, 'send' | 'subscribe' | 'getSnapshot' | 'on'>;

/** A step's own code: its chart and its view. */
export interface StepCode {
  machine: AnyStateMachine;
  /** `flow`: the actor that the step belongs to. */
  draw: (step: OpenStep, flow: AnyActorRef | undefined) => ReactNode;
  /** Loads what the guest is likely to open on this screen. */
  ahead?: () => Promise<unknown>;
}

interface Views<Machine extends AnyStateMachine, Flow> {
  machine: Machine;
  Screen: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** A frame around the view that knows the whole flow: the booking summary, or a question before leaving. */
  Frame?: ComponentType<{ actor: Flow; children: ReactNode }>;
}

/** A chart, with its ports provided, and its views. The views must take an actor of that chart. */
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
