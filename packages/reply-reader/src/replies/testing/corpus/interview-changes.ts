/** More replies in English of who has an interview in three days. */
export const interviewChanges = `
# interview move
can we do friday instead => fri
Can we do Friday at 10 instead? => fri @10
could we move it to friday => fri
can we move it to Friday at 3 => fri @15
Can we move to Wednesday? => wed
Is it possible to do it Wednesday at 1 => wed @13
can we push it to next week => nw
next week? => nw
could we do next week instead => nw
Can we do 3 instead of 2? => @15
can we do 3 instead => @15
can we do 3pm => @15
can we make it 4 => @16
Could we make it 2:30 => @14:30
can we do it at 11 instead => @11
Can we do it earlier, like 10? => @10
can we do the morning instead => am
could we do it in the morning => am
is there any chance we can do thursday morning => thu am
Can we do Thursday after 4 instead => thu >16
can i come after 3 => >15
Can we do after 5? I got called in => >17
Can I come friday => fri
tomorrow instead? => tom
can i do it tomorrow => tom
Can we do tomorrow at 2 => tom @14
can we reschedule for monday => mon
I need to reschedule to Monday => mon
Reschedule to monday at 10am please => mon @10
can we reschedule to next tuesday => unsure
I need to reschedule, I'm free Friday after 1 => fri >13
I can't make it Thursday, can we do Friday? => fri
I can't do thursday but friday works => fri
cant do thurs, fri? => fri
Sorry can't make Thursday. Any time Friday or Monday works => fri / mon
Thursday no longer works, how about Friday afternoon => fri aft
Would Friday before noon work? => fri <12
Could we switch to Wednesday at 10 => wed @10
can we switch to friday => fri
I have class Thursday now, is Friday at 9 open => fri @9
friday works better => fri
Friday would be better for me => fri
Can we reschedule for Dec 8 => 12/8
can we reschedule to 12/8 at 10 => 12/8 @10
Can we do december 9th at 1pm => 12/9 @13
I need to push it to later, after 4 => >16
something came up can we do monday morning => mon am
reschedule to saturday => sat
can we do it today => today
Can we do it today at 4? => today @16
can we do Thursday at 4 => thu @16
Thursday at 3 instead? => thu @15
# interview cancel
cancel my interview
Please cancel my interview
I need to cancel my interview
please cancel my appointment
I want to cancel my interview
I have to cancel the interview
can you cancel my interview please
cancel thursday
Cancel the interview please
need to cancel my interview thursday
I'd like to cancel my interview for Thursday
I need to cancel Thursday
I would like to cancel the interview. Thank you
cancel my interview I took another job
Please cancel, I found another job
I need to cancel, I accepted another position
Hi, can you please cancel my interview? I found something else
im cancelling my interview
I'm canceling my interview
canceling thursday sorry
I need to cancel
i have to cancel
I have to cancel sorry
please cancel it, i wont need the interview anymore
# interview decline
I found another job
I accepted another position
I got another job so I won't be coming
im no longer interested
I'm no longer interested in the position
not interested anymore
I am not interested anymore, thank you
I've decided not to move forward
I want to withdraw my application
I took another offer, thank you for your time
I got hired somewhere else
decided to go with another company
No longer looking, thank you
i dont want the job anymore
I started a new job so I won't need the interview
# interview question
where is it?
Where do I go
What's the address
what is the address again
can you send me the address
Is it in person or on zoom?
is it on zoom
Can you send me the zoom link
do you have a link
where's the link
what number will you call from
Will you call me?
Are you calling me or do I call you
who is the interview with
Who am I meeting with?
how long will it be
How long is the interview
What should I wear?
what do I need to bring
Do I need to bring anything
should i bring my resume
what time is it again
what time is my interview
When is my interview?
What day was it again?
Is it at 2 or 3?
is it still at 2?
is it 2 my time
What time zone is that
2pm arizona time?
Can I bring my son
is there parking
Where do I park
What is the pay
is it ok if I bring my kid
do I need a copy of my certificate
is the interview still happening
Is this a group interview
`
