/** A customer's id as it was pasted, or why it is none: one word of 255 characters at most, as payments tell them. */
export const parseCustomerId = (typed: string): { ok: true; customer: string } | { ok: false; problem: string } => {
  const customer = typed.trim()
  if (customer === '') return { ok: false, problem: 'Choose a customer or enter its ID.' }
  if (customer.length > 255) return { ok: false, problem: 'Use an ID of 255 characters or fewer.' }
  if (!/^[\w.:-]+$/.test(customer)) return { ok: false, problem: 'Enter one ID, like cus_Nffrfei8.' }
  return { ok: true, customer }
}
