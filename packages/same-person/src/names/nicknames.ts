/**
 * First names that one person may have, one family of names a line, in any order: short forms, other spellings, English
 * and Spanish ones. Accents and capitals make no difference. A name may be in several lines ("Alex"): it then fits each
 * of them. Names that are merely alike but are two names (Maria and Mario, Eric and Erica) must not share a line.
 */
export const nicknameLines = `
Aaron, Ron
Abigail, Abby, Abbie, Abbey, Gail
Abraham, Abe, Bram, Abram, Abrahan
Adriana, Adri, Drina
Agustin, Augustine, Augustin, Gus, Tin
Aileen, Eileen, Ayleen
Aisha, Ayesha, Aysha, Iesha
Alan, Allan, Allen, Al
Albert, Al, Bert, Bertie, Alberto, Beto
Alejandra, Alexandra, Alessandra, Ale, Alex, Sandra, Alexa, Alexis, Lexi, Sandy, Jandra
Alejandro, Alexander, Alex, Ale, Alec, Alessandro, Jandro, Xander, Zander, Sandy
Alfred, Al, Fred, Freddy, Alfredo, Fredo, Alf
Alice, Alicia, Alisha, Ali, Licha, Allie
Alison, Allison, Allyson, Alyson, Ali, Allie, Ally
Alyssa, Alissa, Elissa, Aly, Lyssa
Amanda, Mandy, Manda, Mandi
Amelia, Amy, Millie, Mel, Emelia, Emilia
Amy, Aimee, Amie, Ami
Ana, Anna, Anne, Ann, Annie, Anita, Anya
Andrea, Andie, Andy, Drea
Andrew, Andy, Drew, Andres, Andre, Andreas
Angela, Angie, Angelica, Angel, Angelina, Ange
Anthony, Tony, Antonio, Toni, Toño, Anton, Antoine
Antonia, Toni, Tonya, Toñita
Ashley, Ashlee, Ashleigh, Ashlie, Ash
Barbara, Barb, Barbie, Babs
Beatriz, Beatrice, Bea, Betty, Trixie, Bety
Benjamin, Ben, Benny, Benji, Benjie, Mincho
Bernadette, Bernie, Detta
Bernard, Bernie, Bernardo, Barney
Bethany, Beth
Bradley, Brad
Brandi, Brandy, Brandie, Brandee
Brenda, Bren
Brian, Bryan, Bryon, Brien
Brittany, Britney, Brittney, Britt, Britany, Brit
Caitlin, Kaitlin, Kaitlyn, Katelyn, Caitlyn, Kate, Katie, Cait
Camila, Camilla, Cami, Camille, Mila
Carla, Karla
Carmen, Carmela, Carmelita
Carol, Carole, Carrie, Karol
Caroline, Carolyn, Carolina, Carol, Carrie, Caro, Lina
Cassandra, Cassie, Cass, Sandra, Kassandra, Casandra
Catalina, Cata, Lina, Cathy
Catherine, Katherine, Kathryn, Katharine, Cathryn, Kathrin, Kate, Katie, Kathy, Cathy, Cat, Kat, Kit, Kitty, Kay, Caterina, Catharine, Katy
Cecilia, Ceci, Cece, Cecile, Chila
Charles, Charlie, Chuck, Chas, Chaz, Carlos, Charley, Carl, Carlitos
Charlotte, Charlie, Lottie, Char
Chelsea, Chelsey, Chelsie
Chloe, Khloe, Cloe
Christian, Cristian, Chris, Kristian
Christina, Cristina, Kristina, Christine, Kristine, Chris, Chrissy, Tina, Christy, Kristy, Kris, Kristi, Christi, Cris
Christopher, Chris, Kris, Topher, Kit, Cristobal, Kristopher, Cristopher, Christoper
Claudia, Claude, Clau
Concepcion, Concha, Conchita, Conchi
Consuelo, Chelo
Courtney, Kourtney, Cortney, Court
Crystal, Krystal, Cristal, Chrystal, Kristal
Cynthia, Cindy, Cyndi, Cindi, Cinthia, Cyndy
Daniel, Dan, Danny, Dani, Danilo
Daniela, Danielle, Dani, Danny, Ela, Daniella
David, Dave, Davey, Davy
Deborah, Debra, Deb, Debbie, Debby, Debora
Delia, Cordelia, Dee
Denise, Denice, Dee, Niecy
Derek, Derrick, Derick, Derreck
Diana, Diane, Dianne, Di, Dyan, Diann
Dolores, Lola, Lolita, Loli, Delores
Dominic, Dom, Nick, Domingo, Dominick
Donald, Don, Donnie, Donny
Donna, Dona
Dorothy, Dot, Dottie, Dorothea, Dora, Dorotea
Douglas, Doug, Douglass
Eduardo, Edward, Ed, Eddie, Eddy, Ted, Teddy, Lalo, Ned, Edu
Edwin, Ed, Eddie, Edd
Eleanor, Elinor, Ellie, Nell, Nora, Elle, Elena, Leonor
Elena, Helena, Helen, Lena, Nelly, Ellen, Elaine, Ele
Elizabeth, Elisabeth, Liz, Lizzie, Beth, Betsy, Betty, Eliza, Libby, Liza, Lisa, Lizbeth, Elsa, Ellie, Isabel, Elsie, Elise
Emily, Emilie, Em, Emmy, Emelie, Emely, Emilee
Emmanuel, Emanuel, Manuel, Manny, Manu
Enrique, Henry, Kike, Quique, Hank, Harry, Ricky, Hal, Enrico
Eric, Erik, Erick, Ric
Erica, Erika, Ericka, Ricki
Erin, Aaryn, Erinn, Eryn
Esperanza, Pera, Espe, Hope, Lancha
Esteban, Stephen, Steven, Steve, Stefan, Stevie, Stephan, Steph
Esther, Ester, Essie, Hester
Eugene, Gene, Eugenio, Geno
Evelyn, Evie, Eve, Evelin, Eva, Evelina
Federico, Frederick, Fred, Freddie, Freddy, Fede, Lico, Frederic, Fredrick
Felicia, Felisha, Phylicia, Fel
Fernanda, Fer, Nanda
Fernando, Ferdinand, Fer, Nando, Ferdie
Florence, Flo, Florencia, Flora, Flossie
Frances, Fran, Francis, Fanny, Frankie, Francisca, Francesca, Panchita, Paca, Cisca
Francisco, Francis, Frank, Frankie, Pancho, Paco, Franco, Fran, Paquito, Cisco, Kiko
Gabriel, Gabe, Gabi, Gabo
Gabriela, Gabriella, Gabrielle, Gaby, Gabi, Gabby, Gaba, Ella, Brielle
Genevieve, Gen, Genny, Viv
George, Jorge, Georgie, Jorgito, Coque
Gerald, Gerard, Gerry, Jerry, Gerardo
Gloria, Glory, Glo
Graciela, Grace, Chela, Gracie, Gracia
Gregory, Greg, Gregg, Gregorio, Goyo, Grego
Guadalupe, Lupe, Lupita, Pita, Lupe
Guillermo, William, Will, Bill, Billy, Willie, Memo, Liam, Willy, Guille, Wil
Hannah, Hanna, Hana, Hanah
Heather, Hether
Ignacio, Nacho, Ignatius, Iggy
Irene, Irena, Rena
Isaac, Isaak, Ike, Zac, Issac
Isabel, Isabella, Isabela, Isabelle, Bella, Belle, Izzy, Chabela, Isa, Isobel, Ysabel
Ivan, Evan, Ian
Jacqueline, Jackie, Jacquelyn, Jaqueline, Jacquelin, Jacki, Jacky
Jaime, Jamie
James, Jim, Jimmy, Jamie, Jimmie, Jaime, Jem, Santiago, Diego
Jane, Janie, Jayne, Juana, Jean, Janet, Janey
Janet, Jan, Jannet, Janette, Jeanette
Jasmine, Jazmin, Jasmin, Yasmin, Jazmine, Jas, Jazz, Yazmin, Yasmine
Jason, Jay, Jayson, Jase
Javier, Xavier, Javi, Xavi
Jeffrey, Jeff, Geoffrey, Geoff, Jeffery
Jennifer, Jen, Jenny, Jenn, Jenni, Jennie, Jenifer, Yenifer
Jeremy, Jeremiah, Jerry, Jem, Jeremias
Jerome, Jerry, Geronimo, Jeronimo
Jesse, Jess, Jessie, Jessy
Jessica, Jess, Jessie, Jessy, Yesica, Jesica, Jessika, Yessica, Jes
Jesus, Chuy, Chucho, Suso
Jill, Gillian, Jillian, Jilly
Joann, Joanne, Joanna, Johanna, Jo, Annie, Jo-Ann
Joaquin, Quino, Joachim, Huacho
John, Johnny, Jack, Jon, Juan, Johnnie, Juanito, Johny
Jonathan, Jon, Jonathon, Johnathan, Jonny, Nathan, Johnathon, Yonatan
Jose, Joseph, Pepe, Joe, Joey, Jo, Chepe, Josef, Joselito, Pepito
Josefina, Josephine, Josie, Jo, Fina, Pepa, Chepa, Pepita
Joshua, Josh, Josue, Yosh
Joyce, Joy
Juana, Juanita, Joan
Judith, Judy, Judi, Jude, Yudith
Julia, Julie, Jules, Juliana, Juliet, Julieta
Karen, Caren, Karin, Karyn, Carin
Katelyn, Katie, Kate, Kaitlyn, Kaitlin, Katelin
Kathleen, Kathy, Cathleen, Kath, Kate, Katie, Kay
Kayla, Kaylah, Kaila, Cayla, Mikayla
Kelly, Kelley, Kelli, Kellie
Kelsey, Kelsie, Kels
Kenneth, Ken, Kenny, Kenney
Kevin, Kev, Kevyn
Kimberly, Kim, Kimberley, Kimmy, Kimberlee, Kym
Kirsten, Kristen, Kristin, Kirstin, Kris, Krissy, Kristi
Lauren, Laura, Laurie, Lori, Lauryn, Loren, Laurel, Laurita
Lawrence, Larry, Laurence, Lorenzo, Lencho, Loren, Lars
Leonard, Leo, Len, Lenny, Leonardo
Leslie, Les, Lesley, Lesly
Leticia, Letty, Lety, Latisha, Tisha, Letitia
Lillian, Lily, Lilly, Liliana, Lilian, Lil, Lilia
Linda, Lynda, Lindy, Belinda
Lindsay, Lindsey, Linds, Lynsey, Lyndsey
Lorena, Lore, Loren, Lori
Lourdes, Lulu, Lou
Lucia, Lucy, Lucille, Luci, Lucinda, Chia, Luz
Luis, Louis, Lou, Lewis, Lucho, Louie, Luisito
Luisa, Louise, Lou, Lulu, Louisa
Madison, Maddie, Maddy, Madisyn, Madyson
Madeline, Maddie, Maddy, Madelyn, Madeleine, Madalyn, Magdalena, Lena, Magda
Manuel, Manny, Manolo, Manu, Meño
Marcus, Marc, Mark, Marco, Marcos, Markus
Margaret, Maggie, Meg, Peggy, Margie, Margarita, Marge, Greta, Rita, Margo, Maisie, Daisy, Magi
Maria, Mary, Marie, Mia, Mariah, Mari, Marita, Marya, Molly, Mae
Maribel, Mari, Marbel, Bel
Mario, Mayito
Martha, Marta, Marti, Mattie
Matthew, Matt, Mateo, Mathew, Matty, Matteo, Matias, Mathias
Maximilian, Max, Maximiliano, Maxwell, Maximo
Megan, Meghan, Meg, Meagan, Meaghan, Megs
Melanie, Mel, Melany, Melani, Mellie
Melinda, Mel, Mindy, Linda
Melissa, Mel, Missy, Lissa, Melisa, Meli
Mercedes, Meche, Merche, Mercy
Michael, Mike, Mikey, Mickey, Miguel, Mick, Micheal, Mikael
Michaela, Mikayla, Makayla, Mckayla, Kayla, Micaela
Michelle, Michele, Shelly, Mich, Chelle, Shell, Micki, Shelley
Miranda, Randi, Mandy, Mira
Mitchell, Mitch, Mitchel
Mohammed, Mohammad, Muhammad, Mohamed, Mo, Moe, Muhammed, Mohamad
Monica, Monika, Mona, Moni
Nancy, Nan, Nanci
Natalie, Nat, Natalia, Nataly, Nathalie, Talia, Nattie
Natasha, Tasha, Nat, Natalya
Nathaniel, Nathan, Nate, Nat, Natanael
Nicholas, Nick, Nicolas, Nico, Nicky, Nikolas, Klaus
Nicole, Nikki, Nicki, Nicola, Nicolle, Nichole, Nic, Cole
Olga, Helga
Olivia, Liv, Livia, Livvy, Ollie
Oliver, Ollie, Noll
Pablo, Paul, Pablito, Paulie
Pamela, Pam, Pammy
Patricia, Pat, Patty, Trish, Tricia, Patti, Paty, Patsy, Trisha
Patrick, Pat, Paddy, Patricio, Rick, Pato
Paula, Paulina, Pauline, Pau, Polly
Pedro, Peter, Pete, Perico, Petey, Perucho
Philip, Phillip, Phil, Felipe, Pip, Feli
Phyllis, Phillis, Phyl
Rachel, Raquel, Rachael, Rae, Shelly, Rach
Rafael, Raphael, Rafa, Ralph, Rafe, Rafi, Fallo
Ramon, Raymond, Ray, Moncho, Raimundo, Monchi
Raul, Ralph, Rulo
Rebecca, Becky, Becca, Rebekah, Reba, Rebeca, Beca, Beck
Refugio, Cuca, Cuco
Regina, Gina, Reggie, Reyna
Ricardo, Richard, Rick, Ricky, Rich, Richie, Dick, Rico, Ricki, Cardo, Dickie
Robert, Bob, Rob, Bobby, Robbie, Roberto, Beto, Bert, Robby, Bobbie, Tito
Roberta, Bobbie, Robbie, Berta
Rodolfo, Rudolph, Rudy, Fito, Rolf, Rudi
Rodrigo, Rod, Rigo, Roderick
Ronald, Ron, Ronnie, Ronny, Reynaldo, Naldo
Rosa, Rose, Rosita, Rosie, Rosalia, Rosy
Rosario, Chayo, Charo, Chayito
Rosemary, Rose, Rosie, Romy, Rosemarie
Ruben, Reuben, Rube
Russell, Russ, Rusty, Russel
Salvador, Sal, Chava, Salva
Samantha, Sam, Sammy, Mantha, Sami, Sammie
Samuel, Sam, Sammy, Samu
Sandra, Sandy, Sandi, Sondra
Santiago, Santi, Chago, Diego
Sara, Sarah, Sadie, Sally, Sarita, Zara
Savannah, Savanna, Savana, Vanna, Sav
Sean, Shawn, Shaun
Sebastian, Seb, Bastian, Sebas, Chano
Sergio, Serge, Checo
Shannon, Shanon, Shan
Sharon, Shari, Sherry, Sharron, Sheron
Sheila, Shelia, Sheelah
Shirley, Shirl, Shirlee
Socorro, Coco, Soco
Sofia, Sophia, Sophie, Sofie, Sofi, Fia
Soledad, Sol, Chole
Stacy, Stacey, Staci, Stacie, Anastasia
Stanley, Stan
Stephanie, Steph, Stefanie, Stephany, Stephani, Estefania, Stefani, Fanny, Estefani
Stuart, Stewart, Stu
Susan, Sue, Susie, Suzanne, Susana, Suzie, Suzy, Susanna, Susannah, Sukie, Zuzana
Sylvia, Silvia, Syl, Chiva
Tamara, Tammy, Tam, Tamra, Tami
Tatiana, Tati, Tania, Tanya, Tatyana
Teresa, Theresa, Terry, Tess, Tessa, Tere, Terri, Therese, Teresita
Theodore, Ted, Teddy, Theo, Teodoro, Teo
Thomas, Tom, Tommy, Tomas, Thom, Tomasito
Tiffany, Tiff, Tiffani, Tiffanie, Tif
Timothy, Tim, Timmy, Timoteo
Tyler, Ty, Tylor
Valentina, Val, Vale, Tina
Valeria, Valerie, Val, Vale, Valery
Vanessa, Nessa, Vane, Vanesa, Nessie
Veronica, Ronnie, Roni, Vero, Nica
Victor, Vic, Vick, Viktor
Victoria, Vicky, Vicki, Tori, Vickie, Vika, Viki, Toya
Vincent, Vince, Vinny, Vicente, Vinnie, Chente, Vin
Virginia, Ginny, Ginger, Gina, Virgie
Vivian, Viv, Viviana, Bibiana, Vivien
Walter, Walt, Wally, Gualterio
Wendy, Wendi
Whitney, Whit
Xiomara, Xio, Siomara
Yesenia, Jessenia, Yesi, Yessenia, Llesenia
Yolanda, Yoli, Yola, Jolanda
Zachary, Zach, Zack, Zac, Zachariah, Zackary, Zacarias, Zachery
`
