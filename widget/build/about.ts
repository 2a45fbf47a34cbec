import type { Area } from '../../src/api/reference/meaning.ts';

/** The document's words about all calls. */
export const ABOUT = {
  summary: 'What a hotel’s server must answer so that its guests can book by Staychart.',
  description: `Every call that \`<stay-booking>\` and \`<stay-account>\` make, as the widget of this version makes and reads them. The document is written by the build, from the table of calls and the schemas that check every answer.

**Two servers.** Most calls go to \`host\`. Those of the site itself go to \`/{cms}/api/…\` of the page’s own origin; each path names its server. \`element.settings.endpoints\` can give a call another path on the same server.

**Answers** are JSON with \`content-type: application/json\`, up to 5 MB, within 20 seconds, without a redirect. Fields that are not described are ignored. A field with \`x-need\` may be missing, \`null\` or empty: then it is as if its \`default\` stood there. What an unreadable value costs, \`x-need\` says, too. \`wanted\`: nothing; the \`default\` takes its place. \`essential\`, and each field that says nothing: its item is left out of its list, or the answer cannot be read and the guest is told so. What has one plain meaning is read: "2" for 2, 1 for "1" and for true, blanks round a code, a date at midnight in a zone. Send what is described nevertheless: the page gets a \`stay:warning\` for each field that had to be put right.

**Money** is a number in major units of the currency that the stay’s configuration names: 455.5 for £455.50, 12000 for ¥12,000. **Days** are \`YYYY-MM-DD\`, **times** those of the hotel’s clock, \`YYYY-MM-DDThh:mm:ss\`, both without a zone. **Identifiers** are texts or whole numbers, and are sent back as texts.

**CORS.** \`host\` must let the page’s origin read every answer, refusals too, allow \`authorization\` and \`content-type\`, and expose \`Retry-After\`. Pages of other origins get the answer without these headers; no status is asked for. No cookie is sent to another origin.

**A member’s token** is sent with every call while there is one, also where none is needed. Answer 401 without a good one only where \`security\` demands it; there, answer what is another member’s by 404. Elsewhere \`docs/server.md\` says who may. After 401 it is renewed once, for all calls under way, and a read is sent again with the new one, a write is not; where none is to be had the member is signed out: a booking goes on as an anonymous guest’s, the account leads to the login.

**The language** of the guest, for your own texts, is in \`Accept-Language\`: the \`lang\` of what the element stands in, \`en-GB\` where the page says none.

**Repeats**, by \`x-staychart.kind\`. \`read\`: changes nothing; after 429, 500, 502, 503, 504 and a connection that broke it is asked again by itself, twice at most, and after a \`Retry-After\` of 3 seconds or less. \`counted\`: changes nothing, but is never repeated by itself, so its tries can be counted. \`write\`: each press sends it once, and it is never repeated by itself, unless \`repeated\` says when: it must stand that.

**\`x-unused\`** marks the calls that no screen makes. Leave them out.`,
  bearer:
    'The access token of the identity provider, for a signed-in member. When it is answered by 401 it is renewed once, for all calls under way.',
  retryAfter: 'Seconds, or a date of HTTP. Expose it by CORS: `Access-Control-Expose-Headers: Retry-After`.',
  refusal:
    'Why not. The first text of `Message`, `message`, `error_description` and `error` is what the guest reads, as plain text, up to 500 characters; never one that repeats a secret that was sent.',
};

/** The areas of the document, in order. */
export const AREAS: readonly { area: Area; name: string; description: string }[] = [
  {
    area: 'session',
    name: 'Sessions',
    description: 'A booking is made in a session, which holds its rooms.',
  },
  {
    area: 'search',
    name: 'The hotel and its rooms',
    description: 'What there is to book, when, and for how much.',
  },
  {
    area: 'booking',
    name: 'Booking and paying',
    description: 'Rooms are held, the booking is staged, paid for and made.',
  },
  { area: 'dining', name: 'Tables', description: 'Breakfast and dinner.' },
  { area: 'golf', name: 'Golf', description: 'Rounds that a rate includes or that are bought.' },
  { area: 'spa', name: 'Spa', description: 'Treatments, mud room and spa garden.' },
  { area: 'vouchers', name: 'Vouchers', description: 'Gifts that pay for a stay.' },
  {
    area: 'bookings',
    name: 'Booked stays',
    description: 'What a member, or a guest with number and e-mail address, has booked.',
  },
  {
    area: 'changes',
    name: 'Changes to booked stays',
    description:
      'Cancelling, add-ons, and the confirmation once more. A room has an add-on once: the widget adds none that it has, so refuse that with 409.',
  },
  {
    area: 'account',
    name: 'Accounts',
    description: 'Registration, details, passwords. Logging in is the identity provider’s.',
  },
  { area: 'lists', name: 'Mailing lists', description: 'What a member wants to hear about.' },
];
