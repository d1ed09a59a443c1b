/** Small words between first name and surname that come and go and are written apart or together: de la Cruz, Delacruz. */
export const particles = `
de, del, dela, la, las, los, da, das, do, dos, di, du, el, al, y, e
van, von, der, den, ten, ter, vander, bin, ibn, mc, mac, o, st, san, santa, le
`

/** Words that distinguish a father from a son. Two records with different ones are two people. */
export const suffixes = `
jr = 2, junior = 2, ii = 2
sr = 1, senior = 1
iii = 3, iv = 4
`

/** Titles before a name. */
export const titles = `
mr, mrs, ms, miss, dr, prof, sr, sra, srta
`

/** Words that people write behind their name: professions and degrees. */
export const degrees = `
rbt, bcba, bcbad, bcaba, bt, cbt, abat, qba, qasp, slp, ot, pt, lcsw, msw, lmft, lpc, rn, lpn, cna
ma, ms, med, edd, eds, bs, ba, bsc, msc, mba, phd, psyd, md, aa
`
