import { matchNumber, type PersonalDataTable, selectByNumber } from '../../../../platform/server/personal-data.ts'

const asked = 'people who asked for no more texts must never get one, even if the number turns up later'

/** Data that the ledger of opt-outs keeps of a candidate: their number, for good. */
export const optOutsTraces: readonly PersonalDataTable[] = [
  {
    table: 'opt_outs',
    by: selectByNumber,
    erase: 'keep',
    leaves: [{ columns: ['phone', 'source', 'proof', 'ended_by'], because: `${asked}; the proof is the law's` }],
    merge: 'stay',
  },
  {
    table: 'app.opt_outs_everywhere',
    by: (gone) => matchNumber('phone', gone),
    erase: 'keep',
    leaves: [{ columns: ['phone'], because: asked }],
    withholds: [
      { columns: 'all', because: 'The list of all clinics. Opt-outs from this organization are in this file.' },
    ],
    merge: 'stay',
  },
]
