/** The name of the product on screen, in columns and in files. */
export const productName = 'Reinforce'
/** The version label of the sidebar's user menu (specification, section 1). */
export const sidebarVersion = '5.01'
/** The version label of the login page; the two differ as specified. */
export const loginVersion = '5.00.01'
