/** Replies in Spanish of who has an interview, and in conversations in which nothing was offered. */
export const spanishOthers = `
# interview es accept
sí
Si
Sí, ahí estaré
ahi estare
Ahí estaré
si ahi estoy
Sí confirmo
confirmo
Confirmado
confirmada
ok
ok gracias
Está bien
esta bien gracias
perfecto
Perfecto gracias
claro
Claro que sí
claro que si ahi nos vemos
nos vemos
Nos vemos el jueves
nos vemos el jueves a las 2
De acuerdo
entendido
Gracias, ahí estaré
gracias ahi nos vemos
Listo
vale
muy bien
Muy bien gracias
sí voy
Si voy a ir
allí estaré
Hasta el jueves
# interview es move
no puedo
No puedo ir
no puedo el jueves
No voy a poder
no voy a poder ir
No voy a poder llegar el jueves
ya no puedo el jueves
¿Podemos cambiar la cita?
podemos cambiar la hora
puedo cambiar la cita
Puedo reagendar?
necesito reagendar
Quiero reagendar por favor
necesito cambiar mi cita
Necesito cambiar la entrevista
me puede cambiar la cita
¿Se puede cambiar para otro día?
se puede otro dia
otro día por favor
¿Puede ser otro día?
me salió algo
me salio algo ese dia, podemos cambiar
tengo que trabajar ese día
Estoy enferma, puedo ir otro día
mi hijo está enfermo no puedo ir
tengo una emergencia
Tengo una emergencia y no puedo ir
no puedo a esa hora
a esa hora no puedo
tengo cita con el doctor a esa hora
se me descompuso el carro
# interview es move
¿Puede ser el viernes? => fri
podemos cambiar para el viernes => fri
puede ser el viernes a las 10 => fri @10
¿Podemos hacerlo el lunes? => mon
no puedo el jueves, puede ser el viernes => fri
mejor el viernes => fri
¿Puede ser más tarde, después de las 4? => >16
puede ser a las 3 => @15
podemos a las 4 => @16
la próxima semana mejor => nw
¿Puede ser la proxima semana? => nw
necesito reagendar para el lunes => mon
cambiar para mañana => tom
¿Puede ser mañana? => tom
puede ser en la mañana => am
podria ser el miercoles en la tarde => wed aft
No voy a poder el jueves, puedo el viernes despues de la 1 => fri >13
# interview es cancel
cancelar mi entrevista
Quiero cancelar mi entrevista
necesito cancelar mi cita
Necesito cancelar la entrevista
por favor cancele mi entrevista
cancele mi cita por favor
tengo que cancelar la cita
quisiera cancelar la entrevista del jueves
# interview es decline
ya no me interesa
Ya encontré otro trabajo
ya encontre trabajo gracias
ya no estoy interesada
Decidí no seguir
acepté otro trabajo
# interview es question
¿Dónde es?
donde es
¿Cuál es la dirección?
me manda la direccion
¿A qué hora es?
a que hora es la entrevista
que dia es
¿Es en persona?
es por teléfono
¿Con quién es la entrevista?
que tengo que llevar
¿Qué debo llevar?
me van a llamar?
¿Ustedes me llaman?
cuanto dura la entrevista
# interview es thanks
gracias
Muchas gracias
Gracias por avisar
mil gracias
# interview es person
¿Me puede llamar?
llámeme
me pueden llamar por favor
quiero hablar con alguien
# interview es unsure
no sé si pueda
a lo mejor no puedo
tal vez
hola
déjeme ver
voy a tratar
# soon es late
voy tarde
Voy un poco tarde
voy a llegar tarde
Voy a llegar 10 minutos tarde
llego tarde
llego en 10 minutos
Llego 15 minutos tarde
estoy en el tráfico
hay mucho tráfico, llego tarde
hay trafico
se me hizo tarde
Se me hizo tarde, ya casi llego
perdón voy retrasada
voy atrasado
en 5 minutos llego
estoy a 10 minutos
deme 10 minutos
# soon es accept
voy en camino
Ya voy
ya voy en camino
voy para allá
ahí nos vemos
Sí, ahí estaré
listo
estoy lista
`
