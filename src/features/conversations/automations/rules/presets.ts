/** The automations a clinic can switch on, in the order in which a candidate meets them. */
export const presets = ['applicant', 'booked', 'no_show', 'hired', 're_engage'] as const
export type Preset = (typeof presets)[number]

/** Name of each automation, and its trigger. */
export const presetWords: Readonly<Record<Preset, { name: string; begins: string }>> = {
  applicant: {
    name: 'New applicant',
    begins: 'An RBT who agreed to texts applies',
  },
  booked: { name: 'Booked interview', begins: 'An interview is booked' },
  no_show: { name: 'No-show', begins: 'An interview is marked as a no-show' },
  hired: { name: 'Hired', begins: 'A candidate’s status becomes Hired' },
  re_engage: { name: 'Still interested?', begins: 'An early candidate hasn’t been in touch for a while' },
}
