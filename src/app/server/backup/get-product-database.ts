/** The superuser's address of the product's own database in the embedded server. */
export const getProductDatabase = (adminUrl: string): string => {
  const url = new URL(adminUrl)
  url.pathname = '/reinforce'
  return url.href
}
