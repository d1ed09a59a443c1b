/** More texts that ask for no such thing, and those in Spanish. */
export const noneMore = `Let's start at 9
I want to start as soon as possible
I'd like to end my two weeks first
I have to give two weeks notice
Could you send the message again? It cut off
Please send me more info
Send more details please
please send me the link
No more questions, thank you!
No more openings in Austin?
I have no more classes after May
Any more spots?
One more question
is the job still open or did it end
The application page stops at step 3
The form won't let me past page 2, it stops
Your link stopped working
my car stopped working, can we do a call?
I stopped working there in June
I haven't stopped looking
Don't stop believing haha
Don't give up on me
Do not give my spot away please
I refuse to work weekends but weekdays fine
I dropped out of school but went back
Get off work at 4
I get off at 6
I'm off Tuesdays
I'm off this list of shifts?
Is Ana on the list for orientation?
Put me on the list for Monday
Add me to the list
Am I on the list?
Can you take me off the Monday orientation and put me on Tuesday?
My name is spelled Marisol
Take the second left?
Will you take my insurance
Unfortunately I can't make it today
I had an emergency, can we talk tomorrow
I will never forget this opportunity
Never worked with kids but I learn fast
never mind, found it
nvm
nevermind I see it
Nobody answered the door
no one picked up when I called
No one by the front desk
Is anyone there?
There's no answer at this number you gave me
This number works best
This is my new number, same person
This is my cell
this is my mom's phone but you can text me here
You texted me yesterday about the RBT job
You called?
Someone called me from this number
I got your text
Got your message
I don't understand the message
Is this automated?
Are you a real person?
is this a real job
I do want to receive updates
I'd love more messages about openings
Keep me posted
keep texting me if more jobs come
please keep me on the list
How do I report my hours?
What's your spam policy lol my email went to spam
The email went to spam
found it in my spam folder
Check spam for my email
I consent to the background check
I revoked my old license from Texas to move to Florida
I need to revoke an old reference, she moved
I would rather work mornings
I prefer in home over clinic
I'd rather do a phone interview
Please do not share my info with my current employer
please don't call my current employer
Don't contact my references yet please
do not contact my old boss
Do not call before noon
please excuse typos
Enough experience?
Is 6 months enough experience
Bueno, sí me interesa
Sí
si claro
Sí, estoy interesada
Mañana a las 3 está bien
Puedo el viernes
¿Cuánto pagan?
Dónde está la clínica?
No tengo carro
No tengo certificación todavía
No puedo mañana, el jueves sí
no puedo parar de sonreír
No hay problema
Gracias!
muchas gracias
ok gracias
Perdón, no vi su mensaje
No recibí el mensaje, me lo manda otra vez?
no me llegó el mensaje
No me llegó el correo, escríbame por aquí
Mándeme un mensaje cuando pueda
Me puede mandar la dirección
Escríbame por aquí mejor
escríbame mañana
Ya mandé mi resume
Ya apliqué
ya voy en camino
La parada del bus está cerca?
Me bajo en la parada de Main
Hablo inglés y español
Cancelé mi otra cita para poder ir
Tengo que cancelar la entrevista, podemos cambiarla?
puedo cancelar la cita de hoy y cambiarla para el lunes
me equivoqué de fecha, quise decir el martes
me equivoqué de edificio, dónde es?
Puse mal mi número, es 512 555 0190
Estoy en baja por maternidad hasta enero
La paga es baja?
Trabajo con niños que no paran
No me quite de la lista por favor
no me borre, sigo interesada
Puedo dejar mi resume ahí?
Deje un mensaje de voz
No entiendo
no entiendo el mensaje
No sé
A qué hora termina el turno?
Cuándo termina el entrenamiento
puedo terminar mis clases a las 2
Basta con el diploma de high school?
No más tengo una pregunta
nomás los sábados
Es más de 20 horas?
ya no trabajo ahí, estoy libre
Ya no tengo ese correo, este es el nuevo
Ya no necesito el link, lo encontré
Feliz día!
Voy tarde 10 minutos`
