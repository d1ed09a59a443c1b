const frame = (text: string) => `Ana Prueba
Mesa, AZ | 602-555-0100 | ana@example.test
${text}
EDUCATION
High school diploma`

/** Parts of résumés that speak of certifications, with what a person reads in them: `kind number state`, other kinds left out. */
export const certificationBlocks: { text: string; says: string }[] = [
  [
    'CERTIFICATIONS\nRegistered Behavior Technician\nBehavior Analyst Certification Board\nIssued Sep 2022 · Expires Sep 2027',
    'RBT null active-claimed',
  ],
  ['CERTIFICATIONS\nRegistered Behavior Technician\nIssued Sep 2019 · Expired Sep 2021', 'RBT null expired'],
  ['CERTIFICATIONS\nRBT\tRBT-22-201122\tExpires 04/2027', 'RBT RBT-22-201122 active-claimed'],
  ['CERTIFICATIONS\nRBT\tRBT-20-133221\tExpired 04/2022', 'RBT RBT-20-133221 expired'],
  ['LICENSES\nRBT – Certification No. RBT-23-255667 – exp 3/15/2027', 'RBT RBT-23-255667 active-claimed'],
  ['CERTIFICATIONS\nRBT (RBT-21-188001) 2021–2023; reinstated 2025', 'RBT RBT-21-188001 active-claimed'],
  ['CERTIFICATIONS\nRBT-19-77001, valid 2019 to 2021', 'RBT RBT-19-77001 expired'],
  ['CERTIFICATIONS\nRBT certified 2021, expired 2023\nCPI', 'RBT null expired'],
  [
    'CERTIFICATIONS\nRBT-19-098812. Recertified yearly, current until February 2027.',
    'RBT RBT-19-098812 active-claimed',
  ],
  ['CERTIFICATIONS\nRBT since 2020. CPR expired 2024.', 'RBT null active-claimed'],
  ['CERTIFICATIONS\nRBT\nCPR – lapsed', 'RBT null active-claimed'],
  ['CERTIFICATIONS\nCPI: expired 2022\nRBT: RBT-23-298446', 'RBT RBT-23-298446 active-claimed'],
  ['CERTIFICATIONS\nRBT coursework in progress (22 of 40 hours)', 'RBT null in-training'],
  ['CERTIFICATIONS\nRBT 40-hour training, Aug 2026; exam pending', 'RBT null in-training'],
  [
    'SUMMARY\nBCBA candidate: fieldwork of 2,000 hours finished, exam on January 14, 2027. Current RBT.\nCERTIFICATION\nRBT-22-219077',
    'RBT RBT-22-219077 active-claimed; BCBA null in-training',
  ],
  ['SUMMARY\nI am not yet an RBT. I am registered for the exam on December 9, 2026.', 'RBT null in-training'],
  ['INTERESTS\nStudying for my RBT (course begins in January)', 'RBT null in-training'],
  ['REFERENCES\nKaren Doyle, BCBA 1-14-10398, Steel City ABA', ''],
  ['MY STORY\nMy brother has a BCBA and an RBT at home, which is how I found ABA.', ''],
  [
    'OBJECTIVE\nSeeking a Registered Behavior Technician position. The posting asks for RBT certification; I am ready to earn it.',
    '',
  ],
  ['CERTIFICATIONS\nRBT: in process, fingerprints done', 'RBT null in-training'],
  ['CERTIFICATIONS\nRBT exam passed 11/2026, waiting for number', 'RBT null active-claimed'],
  [
    'CERTIFICATIONS\n• Registered Behavior Technician® RBT-20-133870\n• Driver’s license',
    'RBT RBT-20-133870 active-claimed',
  ],
  ['CERTIFICACIONES\nCurso de 40 horas RBT terminado en agosto de 2025; examen pendiente', 'RBT null in-training'],
  ['CERTIFICACIONES\nRBT-20-141877, vigente hasta marzo de 2027', 'RBT RBT-20-141877 active-claimed'],
  ['CERTIFICACIONES\nRBT, venció en mayo de 2023', 'RBT null expired'],
  ['CERTIFICACIONES\nRBT (número RBT-24-330011), vence 05/2028', 'RBT RBT-24-330011 active-claimed'],
  [
    'EXPERIENCE\nRBT | North Star ABA | Mesa, AZ | 2021 – 2023\n• DTT\nTeacher Aide | Mesa Schools | 2023 – Present\n• Groups',
    '',
  ],
  [
    'EXPERIENCE\nRegistered Behavior Technician | North Star ABA | Mesa, AZ | 2021 – Present\n• DTT',
    'RBT null active-claimed',
  ],
  ['EXPERIENCE\nBehavior Technician | North Star ABA | 2021 – Present\n• Supervised by a BCBA\n• Worked with RBTs', ''],
  [
    'EXPERIENCE\nBehavior Technician (RBT in training) | North Star ABA | 2026 – Present\n• Sessions',
    'RBT null in-training',
  ],
  ['EXPERIENCE\nRBT (certification lapsed 2024) | North Star ABA | 2021 – 2024\n• Sessions', 'RBT null expired'],
  [
    'SUMMARY\nFormer RBT returning to the field. My certification lapsed in 2024 and I plan to recertify.',
    'RBT null expired',
  ],
  [
    'SUMMARY\nCompassionate RBT with four years in clinics.\nCERTIFICATIONS\nRBT, BACB, expires 2/2028',
    'RBT null active-claimed',
  ],
  ['CREDENTIALS\nBCBA #1-20-44556\nRBT (2016–2019)', 'RBT null expired; BCBA 1-20-44556 active-claimed'],
  ['CREDENTIALS\nBCBA, certificate 1-16-23981; licensed in Vermont', 'BCBA 1-16-23981 active-claimed'],
  ['CREDENTIALS\nBCaBA 0-21-12121 (BCBA exam in February)', 'BCaBA 0-21-12121 active-claimed; BCBA null in-training'],
  [
    'EDUCATION\nMS in ABA, verified course sequence complete\nTRAINING\nBCBA supervised fieldwork, 900 hours so far',
    'BCBA null in-training',
  ],
  [
    'OBJECTIVE\nTo obtain a position as an RBT while I finish my certification\nTRAINING\n40-Hour RBT Training, July 2025. Competency assessment completed; exam not taken yet.',
    'RBT null in-training',
  ],
  ['OBJECTIVE\nCertified RBT seeking a full-time role', 'RBT null active-claimed'],
  ['SKILLS\nRBT certified, CPR, bilingual', 'RBT null active-claimed'],
  ['CERTIFICATIONS\nNone yet. Happy to get RBT certified.', ''],
  ['CERTIFICATIONS\n☐ RBT\n☒ CPR', ''],
  ['CERTIFICATIONS\nRBT [x]  BCBA [ ]', 'RBT null active-claimed'],
  ['REQUIREMENTS\nRBT certification, CPR', ''],
  ['CERTIFICATIONS\nRBT # 24 – 341290', 'RBT RBT-24-341290 active-claimed'],
  ['CERTIFICATIONS\nRBT (exp. 10/2026, renewed to\n10/2028)', 'RBT null active-claimed'],
  ['CERTIFICATIONS\nRBT, expires\n06/2025', 'RBT null expired'],
  [
    'CERTIFICATIONS\nRegistered Behavior Technician (RBT)\n#RBT-22-210099\nExp: 05/2027',
    'RBT RBT-22-210099 active-claimed',
  ],
  [
    'CERTIFICATIONS\nRegistered Behavior Technician (RBT)\nCertification #: RBT-19-90909\nStatus: expired',
    'RBT RBT-19-90909 expired',
  ],
  ['CERTIFICATIONS\nRegistered Behavior Technician\nExpected completion: January 2027', 'RBT null in-training'],
  ['CERTIFICATIONS\nRBT certification – anticipated January 2027', 'RBT null in-training'],
  ['CERTIFICATIONS\nRBT, BACB (2018–2020)\nCPR', 'RBT null expired'],
  ['CERTIFICATIONS\nRBT, BACB (2024–2026)\nCPR', 'RBT null active-claimed'],
  ['CERTIFICATIONS\nRBT, 2023-present', 'RBT null active-claimed'],
].map(([text = '', says = '']) => ({ text: frame(text), says }))
