/** Preferred times for pool and spa. */
export const poolAccess = {
  title: 'Pool & Spa Access',
  intro:
    'Tell us when you would like to come. Every day is optional, and we will do our best to have room for you.',
  times: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
};
