import { listed } from './listed.ts'
/**
 * The parts of a résumé. `advert`: copied from a job post. `other`: hobbies, projects, and parts without facts of ours.
 */
export const sectionNames = [
  'top',
  'summary',
  'objective',
  'experience',
  'volunteer',
  'education',
  'certifications',
  'skills',
  'languages',
  'availability',
  'references',
  'advert',
  'other',
] as const

/** How the parts are headed, in English and Spanish. A header may carry more words (“Professional Experience & Internships”). */
export const sectionHeaders: Partial<Record<(typeof sectionNames)[number], string[]>> = {
  summary: listed(`
    summary, professional summary, profile, professional profile, about me, about, career summary, highlights,
    qualifications summary, summary of qualifications, career profile, personal statement, who i am, personal
    profile, executive summary, resumen, perfil, perfil profesional, sobre mi, resumen profesional, acerca de mi,
    career highlights, qualifications, qualifications profile, introduction, bio, personal summary
  `),
  objective: listed(`
    objective, career objective, professional objective, objetivo, objetivo profesional, goal, career goal, career
    goals, goals, job objective, metas, future goals
  `),
  experience: listed(`
    experience, work, job experience, positions, work experience, professional experience, employment, employment history, work history, career
    history, relevant experience, related experience, clinical experience, aba experience, rbt experience, job
    history, positions held, other experience, additional experience, other work experience, teaching experience,
    internships, internship, internship experience, practicum, fieldwork, practicum experience, professional
    background, jobs, professional history, experiencia, experiencia laboral, experiencia profesional, historial
    laboral, trabajo, empleo, experiencia de trabajo, where i have worked, my work, my jobs, relevant work
    experience, experience with children, childcare experience, field experience, other employment, selected
    experience, research experience, previous experience, previous employment, career experience, prior experience,
    current position, past jobs, supervision experience, leadership experience, employment experience, additional
    work experience, additional employment, other jobs, antecedentes laborales, trayectoria profesional, trayectoria
    laboral
  `),
  volunteer: listed(`
    volunteer, volunteer experience, volunteering, volunteer work, community service, community involvement,
    voluntariado, trabajo voluntario, volunteer and community service, community, service
  `),
  education: listed(`
    education, education and training, academic background, educational background, academics, education history,
    schooling, educacion, formacion, formacion academica, estudios, preparacion academica, coursework, relevant
    coursework, school, degrees, education and certifications, education & training, academic history, educacion y
    formacion, degree, academic qualifications
  `),
  certifications: listed(`
    certifications, certification, certificates, licenses, licenses and certifications, licensure, credentials,
    certifications and training, certifications and licenses, training, trainings, professional certifications,
    training and certifications, certificaciones, licencias, certificados, cursos, certificaciones y licencias,
    licencias y certificaciones, professional development, licensure and certification, licensure and
    certifications, certifications and licensure, certifications and skills, licenses and credentials, continuing
    education, certifications and trainings, trainings and certifications, professional training, cursos y
    certificaciones, capacitaciones
  `),
  skills: listed(`
    skills, key skills, core competencies, competencies, technical skills, areas of expertise, expertise, skills and
    abilities, aba skills, clinical skills, core skills, strengths, professional skills, skills summary, additional
    skills, abilities, software, technology, computer skills, assessments, assessment tools, tools, skills and
    expertise, skills and qualifications, skills and competencies, areas of strength, specialties, other skills,
    relevant skills, skills and certifications, habilidades, destrezas, competencias, aptitudes, conocimientos,
    habilidades y destrezas, clinical competencies, data systems, systems, soft skills, hard skills, special skills,
    skill highlights, assessments and systems, assessments and tools, key competencies, knowledge, additional
    information, skills and training, skills and languages, habilidades tecnicas
  `),
  languages: listed('languages, language, language skills, languages spoken, idiomas, lenguas, lenguajes'),
  availability: listed(`
    availability, available, schedule, disponibilidad, horario, my availability, schedule availability, work
    availability, work schedule
  `),
  references: listed(`
    references, reference, referencias, professional references, personal references, referencias laborales,
    referencias personales
  `),
  advert: listed(`
    job description, about the job, about the role, about us, requirements, job requirements, minimum
    qualifications, required qualifications, preferred qualifications, what we offer, what you'll do, what you will
    do, who we are, what we are looking for, what we're looking for, who you are, about the position, position
    requirements, job summary, essential functions, we offer, benefits, position summary, the ideal candidate,
    essential duties, job posting, job post, job duties, requisitos, requisitos del puesto, descripcion del puesto,
    ofrecemos, job details, physical requirements, compensation, full job description, what you bring, what you'll
    bring, position overview, preferred skills, required skills, basic qualifications
  `),
  other: listed(`
    interests, hobbies, hobbies and interests, awards, honors, awards and honors, projects, publications,
    presentations, memberships, professional memberships, affiliations, professional affiliations, activities,
    extracurricular activities, intereses, pasatiempos, personal information, contact, contact information,
    contacto, informacion personal, datos personales, personal details, personal, social, links, honors and awards,
    achievements, accomplishments, leadership, organizations, details, logros, premios
  `),
}
