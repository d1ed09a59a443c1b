type NamedPerson = { id: string; name: string }

/**
 * The people one may choose among, and anyone who holds the thing now though they can no longer be chosen: a form shows what is, and
 * keeps it.
 */
export const includeCurrentOwner = (
  people: readonly NamedPerson[],
  id: string | null,
  name: string | null,
): NamedPerson[] =>
  id === null || people.some((one) => one.id === id)
    ? [...people]
    : [...people, { id, name: `${name ?? 'Someone'} (deactivated)` }]
