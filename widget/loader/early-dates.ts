/** Writes the dates that the attributes name into an early search, which cannot know others. */
export function fillInDates(view: Element, { attributes }: Element): void {
  const given = attributes.getNamedItem('arrival-date')?.value ?? '';
  const arrival = new Date(given);
  const shown = view.querySelector('[name=arrivalDate] > span');
  // A day that is over is none to begin with, and browsers read more dates than the widget does.
  if (shown && Number(arrival) > Date.now() && arrival.toISOString() === `${given}T00:00:00.000Z`) {
    const { lang } = view.querySelector<HTMLElement>('[lang]') ?? { lang: 'en-GB' };
    const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
    shown.textContent = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, day).format(arrival);
  }
  const nights = attributes.getNamedItem('number-of-nights')?.value;
  for (const option of view.querySelectorAll<HTMLOptionElement>('[name=numberOfNights] > option'))
    if (option.value === nights) option.defaultSelected = true;
}
