import type { DistrictType } from '../protocol/names.gen';

/** An icon for each type of district, recognizable by its shape alone, on a grid of 24 by 24. */
export const TYPE_SIGNS: Record<DistrictType, string> = {
  noble: 'M2 6.5l5 4.5 5-8 5 8 5-4.5-2.2 11H4.2zM4.2 19h15.6v2.5H4.2z',
  religious:
    'M4 22V11q0-7 8-9.5 8 2.5 8 9.5v11zM6.8 12.5h4v-6.8q-4 1.7-4 5.5zM13.2 12.5h4v-1.3q0-3.8-4-5.5zM6.8 15v4.5h4v-4.5zM13.2 15v4.5h4v-4.5z',
  trade:
    'M10.8 1.5h2.4v2.7h8.3v2.2l2.3 7.1h-1.5l-2.1-6.4h-7v12.4h4.3v3H6.5v-3h4.3V7.1h-7l-2.1 6.4H.2l2.3-7.1V4.2h8.3zM-.5 13.5h9q-.5 5-4.5 5t-4.5-5zM15.5 13.5h9q-.5 5-4.5 5t-4.5-5z',
  military: 'M12 .8l2.5 3.2v9.5h4.5v2.5h-5v4.2q0 2.3-2 2.3t-2-2.3v-4.2h-5v-2.5h4.5V4z',
  unique: 'M12 1l3.3 7.2 7.7.9-5.7 5.3 1.5 7.7L12 18.3 5.2 22.1l1.5-7.7L1 9.1l7.7-.9z',
};
