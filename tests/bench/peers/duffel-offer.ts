/** The smallest offer with which Duffel's ancillaries sell a bag: a flight for one passenger. */
export const DUFFEL_OFFER = {
  id: 'off_1',
  expires_at: '2099-01-01T00:00:00Z',
  total_amount: '120.00',
  total_currency: 'GBP',
  base_amount: '100.00',
  base_currency: 'GBP',
  tax_amount: '20.00',
  tax_currency: 'GBP',
  passenger_identity_documents_required: false,
  passengers: [{ id: 'pas_1', type: 'adult', given_name: 'Tom', family_name: 'Fell' }],
  slices: [
    {
      id: 'sli_1',
      origin: { iata_code: 'MAN', city_name: 'Manchester' },
      destination: { iata_code: 'INV', city_name: 'Inverness' },
      segments: [
        {
          id: 'seg_1',
          origin: { iata_code: 'MAN', city_name: 'Manchester' },
          destination: { iata_code: 'INV', city_name: 'Inverness' },
          departing_at: '2098-05-01T09:00:00',
          arriving_at: '2098-05-01T10:20:00',
          passengers: [{ passenger_id: 'pas_1', baggages: [{ type: 'carry_on', quantity: 1 }] }],
        },
      ],
    },
  ],
  available_services: [
    {
      id: 'ase_1',
      type: 'baggage',
      metadata: { type: 'checked', maximum_weight_kg: 23 },
      maximum_quantity: 2,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_1'],
      total_amount: '30.00',
      total_currency: 'GBP',
    },
  ],
};
