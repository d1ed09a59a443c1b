/**
 * Lines of résumés with what a reader finds claimed in each, typed by reading. A skill is its short name (see `shortNames`), a certification its
 * kind and `+` claimed in force, `~` under way, `!` expired, `0` said not to be held. A dash: nothing is claimed.
 */
export const englishLines = `
I have no experience with DTT => -
No experience with DTT, NET or PRT => -
No prior experience in discrete trial training => -
I have never used PECS => -
I have not worked with AAC devices => -
Not trained in Safety-Care => -
Not yet trained in CPI => -
I don't have experience with token economies => -
I haven't used CentralReach => -
I have no experience with DTT, but I have used NET => NET
No experience with VB-MAPP; experienced with ABLLS-R => ABL
Never used Catalyst, only CentralReach => CRE
Lacking experience with task analysis => -
Unfamiliar with functional analysis => -
I am not CPR certified => -
Little to no experience with shaping => -
Without experience in toilet training => -
I do not have experience writing behavior intervention plans => -
I cannot conduct FBAs => -
Neither DTT nor NET => -
DTT: none => -
VB-MAPP – no experience => -
PECS (no experience), token economy, visual schedules => TE VS
CPR/First Aid: not yet => -
Safety-Care: none; CPI: certified => CPI
AFLS (never used) => -
Graphing: no => -
Haven't done preference assessments => -
I have yet to work with AAC => -
No formal training in errorless teaching => -
No knowledge of Rethink => -
Zero experience with extinction procedures => -
I am not familiar with Motivity, however I use Hi Rasmus daily => HIR
Experience with PECS but not VB-MAPP => PECS
Experience with DTT and NET, no experience with PRT => DTT NET
Ran DTT sessions, never missed a shift => DTT
Not only ran DTT but also NET => DTT NET
Skills including but not limited to DTT, shaping and chaining => DTT SH CH
No stranger to challenging sessions; skilled in de-escalation => DE
Implemented DTT with no supervision => DTT
No problem with toilet training => TT
Worked with non-verbal children using PECS => PECS
Worked with clients with no language using AAC devices => AAC
No-shows were rare; collected data daily => DC
Hoping to learn the VB-MAPP => -
Would like to learn DTT => -
I would love to learn more about PECS => -
Eager to learn discrete trial training and natural environment teaching => -
Interested in functional communication training => -
Looking to gain experience with ABLLS-R => -
Looking forward to learning CentralReach => -
Willing to be trained in Safety-Care => -
Plan to take CPR class in December => -
Planning to complete CPI training => -
Excited to learn about verbal behavior => -
I want to learn shaping and chaining => -
Currently learning PECS => -
Still learning graphing => -
To be trained in PCM => -
Will be trained in CPI next month => -
CPR (in progress) => -
CPR: pending => -
First aid class scheduled => -
Safety-Care training upcoming => -
DTT (want to learn), NET => NET
PECS – would like to learn => -
Open to learning new systems such as Rethink => -
Ready to learn FBA procedures => -
Aspiring to write behavior intervention plans => -
My goal is to conduct functional analyses => -
If hired I will complete Safety-Care => -
Enrolled in a CPR course => -
Seeking training in toilet training protocols => -
Working toward PCM certification => -
Hope to use my DTT and NET experience at your clinic => DTT NET
Seeking a position where I can apply my DTT skills => DTT
Eager to bring my experience with parent training to your team => PT
Interested in NET; experienced in DTT => DTT
I want to help children learn social skills => -
My son receives DTT and NET at home => -
My daughter uses PECS at school => -
My brother has an AAC device => -
Mother of a child with autism who receives functional communication training => -
Parent of a child on the spectrum with an IEP => -
My nephew's BCBA taught us about token boards => -
Shadowed a BCBA during a VB-MAPP => -
Observed a BCBA conduct an FBA => -
Watched sessions with discrete trials => -
FBAs were conducted by the BCBA => -
Observed behaviors and recorded data => DC
My cousin got early intervention services => -
Learned about toilet training while helping my sister => -
Candidates must have experience with DTT => -
Must have CPR certification => -
We are looking for someone with VB-MAPP experience => -
Experience with CentralReach preferred => -
Knowledge of DTT is a plus => -
You will implement behavior intervention plans => -
You will collect data and write session notes => -
The ideal candidate has experience with NET and DTT => -
Safety-Care certification is required => -
Applicants must be CPR certified => -
Required: DTT, NET => -
DTT experience strongly preferred => -
We offer training in CPI => -
Bilingual and VB-MAPP experience preferred => -
Join our team and run DTT sessions => -
Identified preferred items and ran preference assessments => PA
Completed session notes as required => SN
Catalyst for change in my community => -
I am a catalyst for growth => -
Collected data in Catalyst => DC CAT
Catalyst, CentralReach, Rethink => CAT CRE RET
DataFinch Catalyst => CAT
Served as a catalyst between teams => -
Rethink the way we teach => -
Helped teachers rethink classroom rules => -
Data entry in Rethink => RET
RethinkBH and Motivity => RET MOT
FA office assistant, financial aid department => -
Conducted FBA and FA => FBA FA
Financial aid (FA) counselor => -
CPR/FA certified => CPR
Functional analysis (FA) of problem behavior => FA
Peak performance award 2022 => -
Worked through peak season at the warehouse => -
VB-MAPP, ABLLS-R, AFLS and PEAK => VBM ABL AFLS PEAK
PEAK Relational Training System => PEAK
PEAK and VB-MAPP assessments => PEAK VBM
Studied the extinction of species => -
Mass extinction exhibit guide at the museum => -
Extinction and differential reinforcement => EX DR
Shaping young minds since 2015 => -
Shaping the future of children => -
Passionate about shaping lives => -
Shaping, chaining and prompting => SH CH PF
Shaping and fading procedures => SH PF
Eyebrow shaping and waxing => -
Supply chaining and logistics => -
Forward and backward chaining => CH
Forecast CPI and inflation => -
Consumer price index (CPI) analysis => -
CPI certified => CPI
Nonviolent Crisis Intervention (CPI) => CPI
PCM certified => PCM
Professional Crisis Management => PCM
Motivity data system => MOT
Excellent social skills => -
Ran social skills groups => SS
Strong communication and great social skills => -
Taught social skills and play skills => SS PS
Feeding, bathing and dressing residents => -
Feeding infants and changing diapers => -
Fed animals at the shelter, feeding horses => -
Feeding therapy and food selectivity => FE
Toilet training, feeding and daily living skills => TT FE DLS
Assisted residents with toileting, bathing and grooming => -
Toileting programs => TT
Potty trained three learners => TT
House training puppies, potty training a puppy => -
Completes work without prompting => -
Prompt and reliable employee => -
Prompting and prompt fading => PF
Least-to-most prompting => PF
Most-to-least prompt hierarchy => PF
Net income analysis => -
Increased NET profit by 20% => -
C#, .NET, SQL developer => -
DTT, NET, FCT => DTT NET FCT
Reinforcement of concrete structures => -
Positive reinforcement => RE
Reinforcement learning in Python => -
DRA, DRO and DRI => DR
Differential reinforcement of alternative behavior => DR
Graphing calculator programs => -
Graphed data weekly => GR
Collected sales data for market survey => -
ABC data collection => DC
Took frequency and duration data => DC
Wrote SOAP notes after each session => SN
Wrote daily session notes => SN
Wrote behavior intervention plans => BPW
Developed BIPs => BPW
Implemented behavior intervention plans => BPI
Followed BIPs with fidelity => BPI
Wrote and implemented behavior plans => BPW BPI
Implemented behavior plans written by the BCBA => BPI
BIP implementation => BPI
BIP development => BPW
Assisted in developing behavior plans => BPI
Behavior Intervention Plans => BPI
Designed individualized behavior support plans => BPW
Developed treatment plans => TP
Treatment planning and goal writing => TP
Skill acquisition programs => SAP
Ran skill acquisition and behavior reduction programs => SAP BPI
Parent training => PT
Provided caregiver training weekly => PT
Coached parents on strategies => PT
Supervised RBTs => RS
Supervised 12 RBTs => RS
Supervised a team of 8 behavior technicians => RS
Oversaw RBTs and trained staff => RS ST
Was supervised by a BCBA => -
Provided RBT supervision => RS
Trained new RBTs => ST
Staff training => ST
Led staff training on data collection => ST DC
Managed a caseload of 10 => CM
Caseload management => CM
Wrote insurance authorizations => IA
Prior authorization requests => IA
Member of an interdisciplinary team => IC
Collaborated with SLPs and OTs => IC
Collaborated with speech and occupational therapists => IC
Worked with teachers and families => -
De-escalation techniques => DE
Used deescalation strategies => DE
Severe problem behavior including aggression and SIB => SPB
Managed self-injurious behavior and elopement => SPB
Safety-Care => SC
Safety Care certified => SC
Ensured safety, care and comfort => -
CPR and First Aid => CPR
BLS certified => CPR
Activities of daily living (ADLs) => DLS
Self-help skills => DLS
Pretend play => PS
Early intervention => EI
EIBI program => EI
In-home sessions => IH
In-home ABA therapy => IH
In-home caregiver => -
In-home daycare provider => -
Clinic-based and school-based sessions => CL SB
Home, clinic and school settings => IH CL SB
Center-based ABA => CL
Telehealth supervision => TH
Teletherapy sessions => TH
IEP meetings => IEP
Followed students' IEPs => IEP
Visual schedules and first/then boards => VS
HIPAA compliant => HIPAA
HIPPA trained => HIPAA
Organizational Behavior Management (OBM) => OBM
Picture Exchange Communication System => PECS
Augmentative and alternative communication => AAC
Speech generating devices => AAC
Errorless learning => ET
Task analyses for hygiene routines => TA
Token boards => TE
MSWO preference assessments => PA
Generalization and maintenance => GE
Mand training => VB
Manding and tacting => VB
Verbal behavior approach => VB
Incidental teaching => NET
Naturalistic teaching strategies => NET
Discrete trials => DTT
DISCRETE TRIAL TRAINING => DTT
Pivotal Response Treatment => PRT
Vineland-3 => VIN
Vineland Adaptive Behavior Scales => VIN
Graduated from Vineland High School => -
Functional behavior assessments => FBA
Functional behavioral assessment (FBA) => FBA
Amazon FBA seller => -
Assessment of Basic Language and Learning Skills => ABL
Central Reach => CRE
Hi Rasmus => HIR
Trained in DTT => DTT
Familiar with PECS => PECS
Exposure to functional communication training => FCT
Completed coursework in verbal behavior => VB
Fieldwork supervision of graduate students => FS
Completed supervised fieldwork hours => -
Received supervision and implemented DTT => DTT
Received training in NET => NET
RBT certified => RBT+
Certified RBT since 2021 => RBT+
I am an RBT => RBT+
Registered Behavior Technician (RBT), active => RBT+
RBT-24-348734 => RBT+
rbt24 348734 => RBT+
RBT # 24-348734 => RBT+
RBT Certification Number: RBT-2024-348734 => RBT+
RBT with 3 years of experience => RBT+
Dedicated RBT with a passion for children => RBT+
Current RBT certification, expires 12/2027 => RBT+
RBT certification valid through 2027 => RBT+
Ana Ruiz, RBT => RBT+
Ana Ruiz, M.A., BCBA => BCBA+
John P. Carter, M.Ed., BCBA, LBA => BCBA+ other+
BCBA 1-21-45678 => BCBA+
BACB certification 1-21-45678 => BCBA+
BCBA, active => BCBA+
Board Certified Behavior Analyst, certified 2019 => BCBA+
I am a BCBA with six years of experience => BCBA+
BCaBA 0-19-1234 => BCaBA+
Certified BCaBA => BCaBA+
40-hour RBT training completed => RBT~
40-hour RBT training completed; competency assessment scheduled => RBT~
Completed the 40 hour training => RBT~
RBT exam scheduled 12/2 => RBT~
RBT – exam pending => RBT~
RBT pending => RBT~
RBT candidate => RBT~
RBT eligible => RBT~
RBT certification in progress => RBT~
Studying for the RBT exam => RBT~
Working toward my RBT certification => RBT~
Currently pursuing RBT certification => RBT~
RBT in training => RBT~
Awaiting RBT exam => RBT~
RBT (exam 01/2027) => RBT~
Preparing for the RBT exam => RBT~
Passed the RBT exam, certified 2024 => RBT+
BCBA candidate => BCBA~
BCBA exam scheduled for February 2027 => BCBA~
Accruing BCBA fieldwork hours => BCBA~
Completing supervised fieldwork toward BCBA => BCBA~
BCBA eligible => BCBA~
Pursuing BCBA => BCBA~
Sitting for the BCBA exam in May => BCBA~
RBT, BCBA candidate => BCBA~ RBT+
RBT certification expired 2023 => RBT!
RBT (expired 05/2023) => RBT!
RBT, exp. 05/2023 => RBT!
My RBT lapsed in 2022 => RBT!
Former RBT => RBT!
RBT certification inactive => RBT!
Was certified as an RBT until 2022 => RBT!
RBT valid through 2022 => RBT!
RBT-19-87654, expired 2022 => RBT!
RBT no longer active => RBT!
RBT expired in 2022, renewed 2024 => RBT+
BCBA certification expired 03/2021 => BCBA!
Not RBT certified => RBT0
I am not yet an RBT => RBT0
Not yet certified as an RBT => RBT0
RBT certification: No => RBT0
RBT: none => RBT0
I do not hold an RBT certification => RBT0
No RBT certification => RBT0
Hoping to become an RBT => -
Would like to become a BCBA someday => -
Looking to become an RBT => -
Seeking an RBT position => -
Interested in becoming a Registered Behavior Technician => -
Objective: to obtain an RBT position => -
Goal: become a BCBA => -
Worked under a BCBA => -
Supervised by a BCBA => -
Under the supervision of a BCBA => -
Assisted the BCBA with programs => -
Collaborated with BCBAs and RBTs => -
Reported to the BCBA => -
Reports to BCBA weekly => -
Communicated with the BCBA and families => -
Implemented programs designed by the BCBA => -
Supervisor: Ann Lee, BCBA => -
Supervisor: Ann Lee, BCBA 1-12-34567 => -
Received BCBA supervision => -
My son's RBT inspired me => -
Must hold RBT => -
RBT preferred => -
RBT certification required => -
We are hiring RBTs => -
You must be a BCBA => -
BCBA license required in this role => -
Trained RBTs in DTT => ST DTT
Mentored RBTs => -
CNA => other+
Certified Nursing Assistant (CNA) => other+
Teaching license, Arizona => other+
Licensed Behavior Analyst (LBA) => other+
QASP certified => other+
Substitute teaching certificate => other+
CPR certified, Safety-Care and CPI => CPR SC CPI
Team player => -
Retail associate, evenings and weekends => -
Camp counselor, ages 6–12, two summers => -
Bilingual: English and Spanish => -
Own car and insurance => -
References available upon request => -
Worked 18 months as a behavior technician running discrete trial training with early learners => DTT
Supervised 12 RBTs and wrote behavior intervention plans => RS BPW
VB-MAPP and ABLLS-R assessments => VBM ABL
Collected ABC data and graphed progress in CentralReach => DC GR CRE
CPR and First Aid certified through 2027 => CPR
Strong work ethic and attention to detail => -
Ran natural environment teaching, took data, wrote notes => NET DC
Implemented FCT to reduce tantrums and aggression => FCT SPB
Used token economy and visual supports in the classroom => TE VS
Helped a student with an IEP and behavior plan => IEP BPI
Conducted preference assessments, not functional analyses => PA
Experienced in discrete trial training; no experience yet with AAC => DTT
`

/** The same in Spanish. */
export const spanishLines = `
No tengo experiencia con ensayos discretos => -
Sin experiencia en economía de fichas => -
Nunca he usado PECS => -
No he usado CentralReach => -
Aún no tengo certificación de CPR => -
Quiero aprender ensayos discretos => -
Me gustaría aprender VB-MAPP => -
Interesada en aprender comunicación funcional => -
Dispuesta a tomar el curso de primeros auxilios => -
Con ganas de aprender moldeamiento => -
Espero obtener la certificación CPI => -
Mi hijo recibe terapia con ensayos discretos => -
Mi hermana usa PECS => -
Madre de un niño con autismo que recibe intervención temprana => -
Se requiere experiencia con DTT => -
Buscamos personas con experiencia en recolección de datos => -
Debe tener certificación de primeros auxilios => -
Se busca RBT => -
Apliqué ensayos discretos y enseñanza en ambiente natural => DTT NET
Experiencia en ensayos discretos, pero no en PECS => DTT
Recolección de datos ABC => DC
Tomé datos y escribí notas de sesión => DC SN
Control de esfínteres y habilidades de la vida diaria => TT DLS
Habilidades sociales y habilidades de juego => SS PS
Encadenamiento, moldeamiento y desvanecimiento de ayudas => CH SH PF
Economía de fichas y refuerzo positivo => TE RE
Reforzamiento diferencial => DR
Evaluación de preferencias => PA
Evaluación funcional de la conducta => FBA
Análisis funcional => FA
Implementé planes de intervención conductual => BPI
Redacté planes de conducta => BPW
Entrenamiento a padres => PT
Primeros auxilios y RCP => CPR
Apoyos visuales => VS
Análisis de tareas => TA
Supervisé a RBTs => RS
Capacitación de personal => ST
Intervención temprana a domicilio => EI IH
Comunicación funcional => FCT
Entrenamiento en comunicación funcional y PECS => FCT PECS
Soy RBT certificada => RBT+
Técnica registrada de conducta (RBT), certificación vigente => RBT+
Curso RBT de 40 horas completado; examen pendiente => RBT~
Certificación RBT en proceso => RBT~
Estudiando para el examen de RBT => RBT~
Certificación RBT vencida en 2023 => RBT!
No soy RBT => RBT0
Aún no tengo la certificación RBT => RBT0
Quiero convertirme en RBT => -
Trabajé bajo la supervisión de una BCBA => -
Excelentes habilidades sociales => -
Generalización de habilidades => GE
No solo ensayos discretos, también enseñanza naturalista => DTT NET
`

/** What the short names mean. */
export const shortNames: Record<string, string> = {
  DTT: 'Discrete Trial Training',
  NET: 'Natural Environment Training',
  PRT: 'Pivotal Response Training',
  VB: 'Verbal Behavior',
  FCT: 'Functional Communication Training',
  AAC: 'AAC Devices',
  PF: 'Prompting and Fading',
  ET: 'Errorless Teaching',
  SH: 'Shaping',
  CH: 'Chaining',
  TA: 'Task Analysis',
  TE: 'Token Economy',
  RE: 'Reinforcement',
  DR: 'Differential Reinforcement',
  EX: 'Extinction',
  PA: 'Preference Assessment',
  DC: 'Data Collection',
  GR: 'Graphing',
  SN: 'Session Notes',
  BPI: 'Behavior Plan Implementation',
  BPW: 'Behavior Plan Writing',
  TP: 'Treatment Planning',
  SAP: 'Skill Acquisition Programs',
  GE: 'Generalization',
  PT: 'Parent Training',
  RS: 'RBT Supervision',
  ST: 'Staff Training',
  FS: 'Fieldwork Supervision',
  CM: 'Caseload Management',
  IA: 'Insurance Authorization',
  IC: 'Interdisciplinary Collaboration',
  DE: 'De-escalation',
  SPB: 'Severe Problem Behavior',
  SC: 'Safety-Care',
  CPR: 'CPR / First Aid',
  TT: 'Toilet Training',
  FE: 'Feeding',
  DLS: 'Daily Living Skills',
  SS: 'Social Skills',
  PS: 'Play Skills',
  EI: 'Early Intervention',
  IH: 'In-home Sessions',
  CL: 'Clinic Sessions',
  SB: 'School-based',
  TH: 'Telehealth',
  IEP: 'IEP Support',
  VS: 'Visual Supports',
  OBM: 'Organizational Behavior Management',
  VBM: 'VB-MAPP',
  ABL: 'ABLLS-R',
  VIN: 'Vineland',
  CRE: 'CentralReach',
  CAT: 'Catalyst',
  RET: 'Rethink',
  MOT: 'Motivity',
  HIR: 'Hi Rasmus',
}
