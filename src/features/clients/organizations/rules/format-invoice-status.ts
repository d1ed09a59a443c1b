/** The state of an invoice as a person reads it: "Uncollectible"; a dash without one. */
export const formatInvoiceStatus = (status: string | undefined): string =>
  status ? status.charAt(0).toUpperCase() + status.slice(1).toLowerCase() : '–'
