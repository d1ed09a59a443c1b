/** More replies in Spanish of who has an interview, and in conversations in which nothing was offered. */
export const spanishOpen = `
# soon es move
no voy a poder ir hoy
No puedo ir hoy
hoy no puedo
no puedo llegar hoy
Estoy enfermo, puede ser otro día
¿Puede ser mañana? => tom
podemos cambiar para mañana => tom
puede ser a las 4 => @16
# soon es question
¿Cuál es la dirección?
ya llegué, a dónde voy
donde me estaciono
¿Me van a llamar?
no sirve el link
# soon es cancel
necesito cancelar la entrevista de hoy
quiero cancelar mi entrevista
# none es accept
sí
Si
Sí, me interesa
si me interesa
me interesa
Me interesa mucho
Sí estoy interesada
estoy interesado
todavía me interesa
todavia estoy interesada
claro que sí
sí por favor
Si todavía
Me gustaría una entrevista
me gustaria trabajar con ustedes
# none es propose
puedo mañana => tom
mañana puedo => tom
mañana en la tarde => tom aft
mañana a las 10 => tom @10
Mañana después de las 2 => tom >14
puedo mañana por la mañana => tom am
en la mañana => am
por las tardes => aft
después de las 3 => >15
Estoy disponible después de las 4 => >16
salgo a las 5 => >17
puedo el jueves => thu
El jueves después de las 3 => thu >15
jueves o viernes => thu / fri
lunes a viernes después de las 3 => wkdays >15
De lunes a viernes en la mañana => wkdays am
los sábados => sat*
fines de semana => wknd*
el lunes a las 9 => mon @9
el martes entre la 1 y las 3 => tue 13-15
Hoy después de las 5 => today >17
hoy en la tarde => today aft
la próxima semana => nw
cualquier día después de las 2 => >14
no puedo los martes => -tue*
el jueves no puedo => -thu
menos el lunes => -mon
mañana no puedo => -tom
# none es decline
no
no gracias
No me interesa
ya no me interesa
ya tengo trabajo
Ya encontré trabajo, gracias
no estoy interesada
No estoy buscando trabajo
por ahora no
me queda muy lejos
esta muy lejos para mi
ya no gracias
# none es question
¿Cuánto pagan?
cuanto pagan la hora
cuánto es el sueldo
¿Cuál es el horario?
que horario es
¿Es tiempo completo?
es medio tiempo
donde están ubicados
¿Dónde queda?
¿De qué es el trabajo?
de que se trata
que tengo que hacer
¿Necesito experiencia?
necesito certificado
no tengo experiencia, está bien?
¿Dan entrenamiento?
quien es
¿Quién habla?
de parte de quien
¿Qué compañía es?
todavía están contratando
¿Recibieron mi solicitud?
# none es thanks
gracias
Muchas gracias
gracias por escribir
Gracias por la información
igualmente
que tenga buen día
# none es person
¿Me puede llamar?
me puede llamar
llámeme por favor
me pueden marcar
¿Puedo hablar con alguien?
quiero hablar con una persona
es un robot
¿Es usted una persona?
a qué número puedo llamar
# none es unsure
hola
Buenas tardes
no sé
tal vez
déjeme pensarlo
lo voy a pensar
le aviso
luego le aviso
estoy trabajando
estoy manejando
ahorita no puedo hablar
mande
qué
depende
# none es wrong
número equivocado
numero equivocado
Está equivocado
se equivocó de número
se equivoco de persona
no soy María
No soy esa persona
no conozco a ninguna María
yo no apliqué
# none es stop
alto
ALTO
pare
pare por favor
no me escriban más
no me escriba mas
Ya no me manden mensajes
no me manden mas mensajes
quíteme de la lista
borren mi número
cancelar
baja
no me contacten
dejen de escribirme
# interview es stop
cancelar
ALTO
no me escriban más
# offer es stop
ALTO
cancelar
ya no me manden mensajes
`
