import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'

/** Legal holds of a candidate. An open one stops the erasure, so only ended ones are ever erased. */
export const legalHoldsTraces: readonly PersonalDataTable[] = [
  {
    table: 'legal_holds',
    by: 'candidate_id',
    erase: 'delete',
    withholds: [
      { columns: ['reason'], because: 'Reasons of legal holds are between the organization and its lawyers.' },
    ],
    // A hold covers the person: every record that is merged with the one that has it.
    merge: 'stay',
  },
]
