/** 2026-11-05 as one writes it: 11/5/2026. */
export const formatDayAsWritten = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1')
