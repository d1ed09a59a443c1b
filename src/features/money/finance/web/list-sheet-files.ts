import type { ListFile } from '../../../../ui/list/list-files.tsx'

/** The two files of a table, for the bar of its list; `href` answers the address for a format. */
export const listSheetFiles = (of: string, href: (format: 'csv' | 'xlsx') => string): ListFile[] => [
  { label: 'CSV', href: href('csv'), says: `Download ${of} as CSV` },
  { label: 'Excel', href: href('xlsx'), says: `Download ${of} as Excel` },
]
