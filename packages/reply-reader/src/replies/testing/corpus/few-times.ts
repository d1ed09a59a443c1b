/** More replies in English to three times of one day, to two times and to one. */
export const fewTimes = `
# two pick 2
thursday
Thursday works better
thurs
thursday at 3
3
3pm
3 pm is fine
3:00
the second one
second
Option 2
2
#2
the later one
later one please
the last one
the other one works, not tomorrow => unsure
latter
the latter
Dec 3
thurs 3pm pls
thursday afternoon
the afternoon one
I work tomorrow so thursday
i cant tomorrow but thursday is good
tomorrow no, Thursday yes
can't do tomorrow. Thursday is good
Thursday at 3 works for me thank you
yes thursday at 3
three on thursday
three works
can i do thursday
thursday 👍
# two propose
can't do tomorrow => -tom
not tomorrow => -tom
I work tomorrow => -tom
I have work tomorrow => -tom
tomorrow doesn't work => -tom
wednesday? => wed
can we do wednesday => wed
tomorrow after 3 => tom >15
tomorrow afternoon? => tom aft
thursday morning => thu am
tomorrow but after 12 => tom >12
tomorrow at 10 => tom @10
tomorrow at noon? => tom @12
Friday after 2 => fri >14
day after tomorrow? => dat
the day after tomorrow at 9 => dat @9
thursday at 4? => thu @16
# two move
neither works
Neither of those work for me
neither sorry
neither one
can't do either
I can't do either of those
# two accept
either works
either one is fine
both work
Either is good for me
yes
both are fine
# one pick 1
yes
Yes
yes!
Yes that works
yes please
yeah that works
yep
yup works for me
sure
ok
Okay
okay sounds good
Sounds good!
that works
That works for me
That works great, thank you
That time works
perfect
Perfect thank you
great
great see you then
see you then
See you Thursday
thursday works
Thursday at 2 works
2pm works
I can do that
i can make it
I'll be there
ill be there
I will be there. Thank you!
I'm available
im free then
yes I'm free
yes I can
Yes I can do Thursday at 2
absolutely
Of course
definitely
works
Good for me
fine with me
👍
👍🏼
👌
ok thank you
yes ma'am
yes sir thank you
y
ye
k
yessss
yess
yas
Confirm
Confirmed
I confirm
that's fine
thats perfect
That is good for me
let's do it
# one move
no that doesn't work
no I can't
I can't
I cant make that
I can't do that time
That doesn't work for me
that time doesn't work
can we do another time
Do you have another time
no, another day?
another time please
I can't thursday, do you have another day
I have work then
not available then
I'm busy at that time
# one propose
can we do 3 instead => @15
no but friday works => fri
No. Can we do Friday at 10? => fri @10
Thursday but later, after 4 => thu >16
after 4 => >16
Not thursday => -thu
I can't do Thursday => -thu
Yes but can we do 2:30 => @14:30
could it be in the morning => am
wed at 2 would be better => wed @14
yes but after 3 => >15
`
