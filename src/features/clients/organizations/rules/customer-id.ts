/** A customer's id as it was pasted, or why it is none: one word of 255 characters at most, as payments tell them. */
export const customerIdOf = (typed: string): { ok: true; customer: string } | { ok: false; problem: string } => {
  const customer = typed.trim()
  if (customer === '') return { ok: false, problem: 'Choose a customer, or enter its id' }
  if (customer.length > 255) return { ok: false, problem: 'An id has at most 255 characters' }
  if (!/^[\w.:-]+$/.test(customer)) return { ok: false, problem: 'An id is one word, like cus_Nffrfei8' }
  return { ok: true, customer }
}
