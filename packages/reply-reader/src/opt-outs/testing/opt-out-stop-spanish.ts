/** Inbound texts in Spanish, one a line, that ask for no more texts. */
export const stopSpanish = `ALTO
Alto por favor
Parar
PARE
pare por favor
Pare de mandarme mensajes
paren de escribirme
Basta
basta ya
Ya basta
Ya no me escriba
ya no me escriban
Ya no me manden mensajes
ya no me mande más mensajes
No me escriba más
no me escriba mas
No me escriban más por favor
no me escribas
No me escribas más
No me mande mensajes
no me manden más mensajes
No me mandes mensajes
No más mensajes
no mas mensajes
no mas mensajes por favor
No mas textos
No quiero más mensajes
no quiero mas mensajes
No quiero recibir mensajes
no quiero recibir más textos
No deseo recibir mensajes
no deseo recibir más mensajes de ustedes
No deseo ser contactada
no deseo ser contactado
No me contacten
No me contacte más
no me contacten más por favor
No me vuelva a escribir
no me vuelvan a contactar
No vuelva a mandar mensajes
No me envíen más mensajes
no me envie mensajes
No me envíe más textos por favor
no envíen más
Deje de escribirme
dejen de escribirme
Deja de escribirme
Deje de mandarme mensajes por favor
dejen de mandar mensajes
deja de molestar
Dejen de molestarme
deje de molestarme
no moleste
No molesten más
no me molesten
Déjeme en paz
dejenme en paz
Déjame en paz
número equivocado
Numero equivocado
Número incorrecto
numero incorrecto
Tiene el número equivocado
tienes el numero equivocado
Se equivocó de número
se equivoco de numero
Está equivocado de número
Se equivocaron de persona
persona equivocada
Esta no es María, número equivocado
No soy Ana
Aquí no vive ninguna Rosa
no conozco a esa persona, no me escriba
Este no es el número de Carlos
Ya no es el número de ella
Quíteme de su lista
quiteme de la lista por favor
Quítenme de la lista
Saquenme de la lista
Sáqueme de su lista
Por favor sáquenme de esa lista
Borre mi número
borren mi numero
Elimine mi número por favor
eliminen mi numero de su sistema
Remueva mi número
Bórreme
Cancelar
cancelar mensajes
Cancele los mensajes
cancelar suscripción
Darme de baja
deme de baja
Quiero darme de baja
Dar de baja
Baja
quiero cancelar los mensajes
No doy permiso para que me escriban
no autorizo mensajes
Retiro mi consentimiento
no estoy interesada, no me escriban más
No me interesa, no me escriban
no me interesa deje de escribir
Ya tengo trabajo, no me escriba más
Ya encontré trabajo, por favor no me manden mensajes
nunca apliqué, no me escriban
Yo no apliqué, quíteme de la lista
por favor pare
Por favor paren
Favor de no escribirme
favor de no mandar mensajes
Favor no contactarme
Le pido que no me escriba más
les pido que dejen de mandar textos
No me textee más
no me texteen
no me llame ni me escriba
No llamen ni escriban
Suficiente, no más
No más por favor
detener
Detener mensajes
Deténganse
por favor dejen de contactarme
Ya le dije que no me escriba
stop por favor
Stop, no hablo inglés
no ingles, no mensajes
Desuscribir
Quiero que dejen de escribirme
terminar`
/** Texts that may be an opt-out: a person decides, and nothing is sent meanwhile. */
export const unsure = `Not interested
not interested thanks
No thanks, not interested
I'm not interested
im not interested anymore
No longer interested
No thank you
no thanks
Who is this?
who is this and how did you get my number
How did you get my number?
Where did you get my number
where did u get my info
I never applied
I didn't apply for this
I did not apply to this job
I don't remember applying
Is this spam?
is this a scam
scam
This is spam
spam
I already have a job
I'm not looking for a job
I am no longer looking for work
why are you texting me
Why do you keep texting me
Why am I getting these
you already texted me twice
I already told you no
I said no
leave it
Please don't
don't
nah dont bother
I'm busy dont bother
This is annoying
too many texts
You text too much
you guys text a lot
I'm at work, not a good number for texts
Call me instead, don't text
please call instead of texting
I prefer email, not text
Can you email me instead of texting
I'd rather you call
No me interesa
no gracias
No, gracias
No estoy interesada
No estoy interesado gracias
¿Quién es?
quien es usted
De dónde sacó mi número
cómo consiguió mi número
Yo no apliqué
nunca apliqué a ese trabajo
Ya tengo trabajo
Por qué me escriben tanto
Esto es spam?
prefiero que me llamen, no textos
Mejor llámeme, no me gusta texto
I withdraw my application
please withdraw me from consideration
cancel my application
Remove my application
I want to withdraw
Take me out of the running
Retiro mi solicitud
cancele mi solicitud`
