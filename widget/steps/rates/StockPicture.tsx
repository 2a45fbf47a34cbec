import { useId } from 'react';

/** The fixed picture for a rate without one: the house over the lake at dusk. */
export function StockPicture() {
  const id = useId();
  return (
    <svg
      className="rates-stock"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9fb4b6" />
          <stop offset="0.7" stopColor="#ead9b8" />
          <stop offset="1" stopColor="#e6c79a" />
        </linearGradient>
        <linearGradient id={`${id}lake`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d8c7a0" />
          <stop offset="1" stopColor="#5c7a78" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${id}sky)`} />
      <circle cx="292" cy="132" r="20" fill="#f7ecd2" />
      <path d="M0 168 C50 120 92 142 140 116 S232 94 276 128 S360 118 400 140 V206 H0Z" fill="#7d9488" />
      <path d="M0 190 C70 156 120 176 182 164 S318 150 400 178 V212 H0Z" fill="#4f6d5c" />
      <rect y="204" width="400" height="96" fill={`url(#${id}lake)`} />
      <g fill="#2f4a3c">
        <path d="M96 206 V176 h14 v-14 l15 -11 15 11 v8 h44 v-8 l15 -11 15 11 v14 h14 v30Z" />
        <path d="M40 208 c-10 -34 4 -52 14 -58 c10 8 22 26 12 58Z M62 208 c-8 -24 2 -40 12 -46 c10 8 16 24 8 46Z" />
        <path d="M0 206 H400 V212 H0Z" />
      </g>
      <g fill="#f3d48a">
        <path d="M118 184h6v9h-6z M138 184h6v9h-6z M158 184h6v9h-6z M178 184h6v9h-6z M198 184h6v9h-6z" />
        <path d="M122 164h6v8h-6z M196 164h6v8h-6z" />
      </g>
      <g stroke="#f1e2bd" strokeWidth="1.5" strokeLinecap="round" opacity="0.7">
        <path d="M250 226h84 M270 238h44 M96 232h70 M120 246h38 M40 262h60 M220 268h90" />
      </g>
    </svg>
  );
}
