import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { member } from '../world/people.ts';
import type { World } from '../world/types.ts';
import { voucher } from '../world/vouchers.ts';
import { createWorld } from '../world/world.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const pounds = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

/**
 * Changes a room type of the estate: its number, price or name. `price` is a night in pounds, `total` the number of
 * rooms.
 */
const room = v.strictObject({
  code: filled,
  name: v.optional(filled),
  total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
  price: v.optional(pounds),
});

/** A member who can log in. */
const newMember = v.strictObject({
  emailAddress: v.pipe(v.string(), v.rfcEmail()),
  password: filled,
  title: filled,
  firstName: filled,
  lastName: filled,
});

const changes = v.strictObject({
  today: v.optional(v.pipe(v.string(), v.isoDate())),
  seed: v.optional(v.pipe(v.number(), v.safeInteger())),
  rooms: v.optional(v.array(room), []),
  members: v.optional(v.array(newMember), []),
  vouchers: v.optional(v.array(v.strictObject({ reference: filled, amount: pounds })), []),
});

/** Without this check a list would pass as an object without fields. */
const worldFile = v.pipe(
  v.unknown(),
  v.check((json) => !Array.isArray(json), 'is a list, not an object'),
  changes,
);

/** The changes that a world file makes to the estate. */
export type WorldFile = v.InferOutput<typeof worldFile>;

export const NO_CHANGES: WorldFile = { rooms: [], members: [], vouchers: [] };

/** Reads and checks a world file. Throws one line that says what is wrong and where. */
export function readWorldFile(file: string): WorldFile {
  const found = v.safeParse(worldFile, parsed(file));
  if (!found.success) {
    const [issue] = found.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const codes = createWorld().rooms.map(({ code }) => code);
  const unknown = found.output.rooms.find(({ code }) => !codes.includes(code));
  if (unknown)
    throw new Error(`${file}: rooms: there is no room '${unknown.code}', only ${codes.join(', ')}`);
  return found.output;
}

/** The estate with a file's changes. A member whose address is known replaces the known member. */
export function worldFrom({ today, seed, rooms, members, vouchers }: WorldFile): World {
  const world = createWorld({
    ...(today === undefined ? {} : { today }),
    ...(seed === undefined ? {} : { seed }),
  });
  const changeOf = (code: string) => rooms.findLast((one) => one.code === code);
  const isIn = (list: readonly string[], text: string) =>
    list.some((one) => one.toLowerCase() === text.toLowerCase());
  const emails = members.map(({ emailAddress }) => emailAddress);
  const references = vouchers.map(({ reference }) => reference);
  const named = <Room extends { PMSCode: string; DisplayName: string }>(type: Room): Room => ({
    ...type,
    DisplayName: changeOf(type.PMSCode)?.name ?? type.DisplayName,
  });
  return {
    ...world,
    configuration: {
      ...world.configuration,
      Areas: world.configuration.Areas.map((area) => ({ ...area, RoomTypes: area.RoomTypes.map(named) })),
    },
    accountConfiguration: {
      ...world.accountConfiguration,
      RoomTypes: world.accountConfiguration.RoomTypes.map(named),
    },
    rooms: world.rooms.map((record) => {
      const { total = record.total, price = record.basePrice } = changeOf(record.code) ?? {};
      return { ...record, total, basePrice: price };
    }),
    members: [
      ...world.members.filter(({ profile }) => !isIn(emails, profile.EmailAddress)),
      ...members.map(({ password, title, firstName, lastName, emailAddress }, index) =>
        member(`member-of-file-${index + 1}`, password, {
          Title: title,
          FirstName: firstName,
          LastName: lastName,
          EmailAddress: emailAddress,
        }),
      ),
    ],
    vouchers: [
      ...world.vouchers.filter(({ reference }) => !isIn(references, reference)),
      ...vouchers.map(({ reference, amount }) =>
        voucher(reference, `A gift of £${amount}`, amount, 'from the world file'),
      ),
    ],
  };
}

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file}: cannot be read`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${file}: is not JSON`);
  }
}
