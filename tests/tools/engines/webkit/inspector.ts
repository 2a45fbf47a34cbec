import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectOverCDPTransport } from '@playwright/test';
import { addressed, decode, encode, readText, readTargets, type Target } from './inspector-messages.ts';

/**
 * A client of WebKitGTK's WEBKIT_INSPECTOR_SERVER. The other server, for browsers, refuses messages above 128
 * KiB, and axe is larger.
 */
export class Inspector {
  readonly #socket: Socket;
  readonly #pages = new Map<bigint, Target[]>();
  #rest: Buffer = Buffer.alloc(0);
  #told: () => void = () => undefined;
  #transport: ConnectOverCDPTransport | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#read(data);
    });
    socket.on('close', () => {
      this.#transport?.onclose?.();
    });
    // No backend has an empty digest, so the server starts.
    socket.write(encode('SetupInspectorClient', Buffer.from([0])));
  }

  /** Retries until the browser listens. `gone` rejects where the browser ends. */
  static async connect(port: number, gone: Promise<never>): Promise<Inspector> {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const open = await Promise.race([
        once(socket, 'connect').then(
          () => true,
          () => false,
        ),
        gone,
      ]);
      if (open) return new Inspector(socket);
      await pause(20);
    }
  }

  /** A transport to the browser's page, once there is one. */
  async page(): Promise<ConnectOverCDPTransport> {
    for (;;) {
      const [page] = [...this.#pages.values()].flat();
      if (page) return this.#open(page);
      await new Promise<void>((resolve) => {
        this.#told = resolve;
      });
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  #open(page: Target): ConnectOverCDPTransport {
    const transport: ConnectOverCDPTransport = {
      send: (message) => {
        this.#socket.write(encode('SendMessageToBackend', addressed(page, JSON.stringify(message))));
      },
      close: () => {
        this.#socket.write(encode('FrontendDidClose', addressed(page)));
      },
      open: () => {
        this.#socket.write(encode('Setup', addressed(page)));
      },
    };
    this.#transport = transport;
    return transport;
  }

  #read(data: Buffer): void {
    const { messages, rest } = decode(Buffer.concat([this.#rest, data]));
    this.#rest = rest;
    for (const { name, parameters } of messages) {
      if (name === 'SetTargetList') {
        const { connection, pages } = readTargets(parameters);
        this.#pages.set(connection, pages);
        this.#told();
      } else if (name === 'SendMessageToFrontend') {
        this.#transport?.onmessage?.(JSON.parse(readText(parameters)) as object);
      }
    }
  }
}
