/** 'Sort (2)', or the label alone for none. */
export const formatCounted = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label)
