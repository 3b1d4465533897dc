import type { Population } from '../customers';

/**
 * Given and family names of customers by country: customers that the model is trained on.
 * Names of countries marked `faker` come from the person providers of Faker 40.40.0 (MIT, Daniele Faraglia and contributors):
 * `ranked` ones are sorted by their published frequency. The others are this project's lists, roughly by frequency.
 */
export const READ_POPULATIONS: readonly Population[] = [
  {
    country: 'US',
    source: 'faker',
    ranked: true,
    given:
      'Michael Jennifer David Jessica James Lisa John Kimberly Christopher Amanda Robert Michelle Matthew Elizabeth William Melissa Daniel Ashley Joseph Sarah Brian Mary Jason Stephanie Joshua Amy Mark Angela Thomas Nicole Kevin Heather Richard Laura Anthony Rebecca Andrew Karen Steven Kelly Timothy Emily Jeffrey Susan Eric Rachel Ryan Christina Charles Patricia Scott Julie Justin Samantha Nicholas Megan Jonathan Cynthia Brandon Christine Paul Brittany Kenneth Lauren Jacob Amber Gregory Andrea Stephen Danielle Patrick Tiffany Adam Maria Aaron Katherine Benjamin Tammy Kyle Sandra Jeremy Linda Tyler Crystal Zachary Lori Ronald Shannon Edward Pamela Donald Brenda Sean Donna Jose Sara Alexander Erin Nathan Deborah Gary Victoria Samuel Tina Keith Jamie Bryan Teresa Douglas Kathleen Shawn Nancy George Dawn Peter Tracy Todd Courtney Travis Barbara',
    family:
      'Smith Johnson Williams Brown Jones Miller Davis Garcia Rodriguez Wilson Martinez Anderson Taylor Thomas Hernandez Moore Martin Jackson Thompson White Lopez Lee Gonzalez Harris Clark Lewis Robinson Walker Perez Hall Young Allen Sanchez Wright King Scott Green Baker Adams Nelson Hill Ramirez Campbell Mitchell Roberts Carter Phillips Evans Turner Torres Parker Collins Edwards Stewart Flores Morris Nguyen Murphy Rivera Cook Rogers Morgan Peterson Cooper Reed Bailey Bell Gomez Kelly Howard Ward Cox Diaz Richardson Wood Watson Brooks Bennett Gray James Reyes Cruz Hughes Price Myers Long Foster Sanders Ross Morales Powell Sullivan Russell Ortiz Jenkins Gutierrez Perry Butler Barnes Fisher Henderson Coleman Simmons Patterson Jordan Reynolds Hamilton Graham Kim Gonzales Alexander Ramos Wallace Griffin West Cole Hayes Chavez Gibson Bryant',
  },
  {
    country: 'MX',
    source: 'faker',
    ranked: false,
    given:
      'Abel Abigail Abraham Adela Adán Alejandra Aldo Alma Alfonso Amelia Alvaro Andrea Andrés Angélica Armando Arcelia Augusto Aurora Benjamín Beatriz Bernardo Blanca Camilo Carla Claudio Carolina Cornelio Celia Daniel Claudia David Cristal Elias Dalia Emiliano Delia Eric Dolores Espartaco Elisa Evelio Elvia Felipe Esmeralda Fernando Estefanía Francisco Eugenia Gabriel Florencia Germán Gabriela Gilberto Gloria Guillermo Guillermina Héctor Hilda Horacio Inés Humberto Isabel Isaac Ivonne Jacinto Juana Jaime Karina Jesús Leonor Jonás Lilia José Lorena Julio Luisa Lorenzo Marcela Luis Mariana Mariano Martha Martín Micaela Mauricio Mitzy Miguel Nadia Nicolás Natividad Omar Noelia Oswaldo Ofelia Patricio Pamela Porfirio Paulina Ramón Raquel Renato Rocío Reynaldo Rosario Rodolfo Salma Rolando Sessa Salvador Sofía Santiago Susana Silvano Trinidad Timoteo Verónica Vicente Virginia Wilfrido Yolanda',
    family:
      'Abrego Adame Alarcón Alejandro Almonte Alvarado Anguiano Aragón Arenas Armendáriz Arteaga Baca Balderas Barragán Barrios Benavídez Bétancourt Bravo Burgos Cabrera Camarillo Cantú Carmona Carrero Casares Castellanos Ceballos Cervantes Chávez Colón Cornejo Correa Crespo Delgadillo Dueñas Escalante Espinal Esquivel Feliciano Flores Gaitán Galván Garay Garza Godínez Gollum Grijalva Guevara Haro Hernández Huerta Jaimes Jimínez Laureano Lemus Linares Longoria Lozano Luna Maestas Marín Mascareñas Maya Meléndez Mendoza Mesa Mojica Montañez Montes Moreno Murillo Nava Negrón Noriega Ojeda Olivo Ordóñez Orta Ozuna Páez Parra Pedroza Perea Pineda Portillo Puente Quiñones Quiroz Rangel Rendón Reynoso Rivera Rodarte Rojo Roque Roybal Sáenz Salcido Samaniego Santacruz Sauceda Serrano Solano Soria Tafoya Tejeda Tijerina Tórrez Ulibarri Uribe Valdivia Valle Varela Vela Véliz Vergara Villalobos Villaseñor Zamora Zavala',
  },
  {
    country: 'FR',
    source: 'faker',
    ranked: false,
    given:
      'Adrien Adélaïde Aimé Adrienne Alain Agnès Alfred Alexandrie Alphonse Alexandria Antoine Alice Arthur Anaïs Augustin Andrée Benjamin Anouk Bernard Astrid Bertrand Aurélie Christophe Bernadette Daniel Capucine Denis Catherine Édouard Céline Emmanuel Chantal Éric Christelle Étienne Christine François Clémence Franck Constance Gabriel Danielle Georges Diane Gilbert Édith Gilles Élisabeth Guillaume Élodie Guy Emmanuelle Henri Gabrielle Honoré Hélène Isaac Hortense Jacques Isabelle Jérôme Jeanne Joseph Joséphine Jules Julie Laurent Laetitia Léon Laurence Luc Luce Lucas Lucy Marcel Manon Martin Margaux Maurice Margot Michel Margaret Noël Marianne Olivier Marine Paul Maryse Philippe Michèle Raymond Monique Rémy Nath René Noémi Robert Odette Roger Patricia Sébastien Pauline Stéphane Philippine Théophile Simone Thibaut Stéphanie Thierry Suzanne Thomas Sylvie Tristan Valentine Victor Véronique Xavier Virginie Yves Camille',
    family:
      'Martin Robert Richard Moreau Michel David Fournier Lambert Vincent Lopez François Guérin Chevalier Clément Robin Perrin Duval Masson Ferreira Denis Dumont Dufour Meunier Fernandes Barbier Goncalves Roy Schmitt Vidal Roche Pierre Renaud Guillaume Benoit Louis Dumas Rey Dupuis Hoarau Fleury Poirier Aubry Paris Guyot Renault Cousin Ribeiro Schneider Bouvier Lebrun Millet Daniel Leblanc Marty Hamon Étienne Tessier Mallet Weber Chevallier Delaunay Maréchal Cordier Pasquier Briand Gilbert Gay Besnard Pons Pineau Pinto Bigot Ollivier Leduc Coulon Costa Charrier Guillou Blanchet Dijoux Laine Rossi Tanguy Morvan Courtois Pascal Thibault Masse Verdier Guillon Maury Godard Marion Raynaud Chauvet Loiseau Techer Couturier Clerc Jourdan Guibert Delmas Martineau Maillet Potier Torres Jacquot Rocher Fischer Mendès Wagner Ramos Chauveau Gallet Bernier Bouvet Faivre Ledoux Lecoq Becker',
  },
  {
    country: 'DE',
    source: 'faker',
    ranked: false,
    given:
      'Abbas Adele Alan Albertine Alexei Alwina Andreas Anica Anton Anne-Kathrin Arnulf Annemie Ben Arzu Bertram Belinda Carl-Heinz Birgitta Claudio Canan Daniel Catrin Diethelm Cindy Drago Cristina Edwin Diana Engin Dragica Ernst-Dieter Eleni Ferenc Ellinor Franz-Xaver Erika Friedrich-Karl Evelyne Gerfried Francoise Goran Gabriella Gunnar Gertrud Hans-Adolf Gloria Hans-Helmut Gönül Hans-Rainer Hedwig Harm Helma Heino Hildegund Heinz-Willi Ines Hermann-Josef Irina Ibrahim Isabelle Ismet Jaqueline Jaroslav Jolanta Jonas Karla Justus Kati Karl-Heinz Kreszenz Kemal Lea Konrad Liesbeth Leif Liselotte Ludwig Ludwina Marian Maike Matthäus Margarethe Michail Marie-Luise Moritz Marleen Nikolaj Mechtild Oswald Mina Paul Nadeshda Phillip Nevenka Raphael Oxana Rene Rahel Roland Ria Rüdiger Rosina Sepp Sarah Silvester Siglinde Steven Songül Theodoros Suse Tobias Tania Urban Traudel Vitali Uta Wigbert Viola Wolf-Dietrich Wibke',
    family:
      'Ackermann Albers Aumann Bähr Bauer Beckmann Bender Bien Birnbaum Bohlander Bolzmann Boucsein Buchholz Caspar Conradi Dietz Döhn Dörschner Drub Eberth Eigenwillig Etzler Fechner Flantz Franke Fröhlich Geißler Gierschner Gnatz Gröttner Gumprich Haase Hahn Harloff Hauffer Heinrich Hellwig Henk Hermann Hertrampf Hesse Heuser Hofmann Holzapfel Hövel Hübel Jähn Jessel Junck Junitz Jüttner Kallert Karz Keudel Klemm Klotz Koch Kostolzin Kraus Krebs Kruschwitz Kusch Lange Liebelt Löchel Lorch Lübs Margraf Meister Metz Misicher Mosemann Mühle Nerger Neuschäfer Nohlmans Otto Patberg Peukert Pölitz Putz Reichmann Renner Ritter Rohleder Roht Rosemann Rudolph Rust Sauer Schäfer Schenk Schlosser Schmiedecke Scholl Schottin Schulz Schwital Seip Sölzer Speer Stahr Steuer Stiffel Striebitz Täsche Thies Trapp Trüb Tschentscher Vogt Wähner Weihmann Weinhold Wende Wesack Wilms Wohlgemut Zahn Zimmer',
  },
  {
    country: 'TR',
    source: 'faker',
    ranked: false,
    given:
      'Abdiş Abiye Abuzar Akmaral Akcivan Alışık Akınal Asu Alpsü Aykut Arpağ Ayçan Atilhan Balca Ayşan Benek Bariş Bilay Başok Büreyre Beyda Cihan Borataş Dilhuş Canal Ecegül Cezayir Enfes Demiryürek Ezgin Doğanalp Fehmiye Efe Firdevis Eraycan Gökçe Erinçer Gülder Erşat Gülinaz Ferat Gülsü Geray Güngören Gücal Halenur Günşen Havali Hatem Hoşkadem Hüsmen Irıs Kapagan Kezban Kaşif Laika Korugan Mahter Kırgız Meleknur Mehmed Mevlüdiye Milay Muhiye Mücellib Mümtaze Nazlim Narhanim Nurkan Necilal Onat Nevise Oğuzman Niğmet Risalet Nurser Salurbay Paksu Sağcan Rafia Serhatmehmet Rezin Sonad Sadiye Süvari Satıa Tansığ Selmin Tekecan Sernur Toktuğ Seyyide Turgut Sonnur Ufukay Süsen Uygun Tayyibe Verim Tuğçe Yazganalp Vacibe Yurdanur Yaşar Zoral Zaliha Çelem Zubeyde Ömür Çilga Özdoğdu Özgün Öztürk Ünal Üzer İmge İmam Şahdiye Şali Şemsinisa',
    family:
      'Yılmaz Yıldırım Türk Yorulmaz Erdoğan Çorlu Sakarya Demir Yaman Manço Aksu Akçay Akar Bilir Bilgin Yüksel Eraslan Aslan Arslan Hançer Hayrioğlu Şama Ergül Arsoy Kısakürek Gülen Seven Şafak Dumanlı Ertaş Güçlü Soylu Zorlu Fırat Duran Durmuş Durdu Zengin Tevetoğlu Mansız Şener Şensoy Ülker Tarhan Sezer Demirel Gül Korutürk İnönü Öcalan Çetin Sezgin Alemdar Karadeniz Akdeniz Bilge Akgündüz Çamurcuoğlu İhsanoğlu Akça',
  },
  {
    country: 'DZ',
    source: 'faker',
    ranked: false,
    given:
      'Abdelatif Amani Abdelkader Amel Abderaouf Amina Adam Anaïs Adel Anissa Ahmed Aya Aladin Bouchra Ali Célia Amine Chanez Anis Chiraz Arezki Dounia Aymen Farah Chabane Fella Cherif Feriel Djamel Fouzia Farid Hana Farouk Hania Fatteh Houda Fodil Ikram Ghilas Imene Hamza Jasmine Hocine Kahina Houcine Khadidja Ilyes Leila Kada Lilia Khaled Lina Lamine Lisa Lotfi Lyna Malik Lynda Mehdi Manel Mohamed Maria Mohand Marwa Mouloud Mélissa Mounir Meriem Mourad Mira Mustapha Myriam Nacer Narimane Nadir Nawal Nazim Nedjma Omar Nihad Ouanes Nour Rabah Rania Rachid Rim Riad Rose Rida Ryma Rochdi Sabrina Said Sahra Salah Salima Salim Samira Samir Sara Samy Sarah Sofiane Serine Taha Sofia Walid Sophia Wassim Souad Yahia Soumia Yanis Wafae Yasser Yasmine Youcef Yousra Younes Zina',
    family:
      'Abada Abbas Abbes Abdellaoui Abdou Abou Aboukir Adda Aissani Amara Ameur Amrane Amri Aribi Ayadi Azizi Bahri Bakhouche Belaid Belbachir Belkacemi Belkheir Benabdellah Benamar Benameur Benaouda Bensalem Benslimane Benyamina Benziane Berkani Bey Bouafia Bouali Bouchareb Boudiaf Bouguerra Boukhalfa Boumediene Boussaid Bouzid Brahimi Chaib Chaoui Chikh Cherifi Cheikh Daoudi Dahmani Derkaoui Dib Dif Djellouli Fares Filali Gasmi Gherbi Guendouz Hadji Haddouche Hamadouche Hamdani Hamidi Hamoudi Hamzaoui Hocine Ikhlef Kaddouri Kadri Kebaili Khaldi Khelif Khelil Kouidri Lakhal Lamri Laribi Lahmar Madani Mahmoudi Malek Mansouri Makhlouf Mazouzi Mecheri Meddah Meziani Merabet Merzougui Miloudi Mokadem Mokrani Mostefaoui Moulay Nacer Nasri Noui Ouali Rabhi Rabia Rahmouni Ramdani Rezig Saad Saidi Sahli Salem Salah Sayah Senouci Smail Soltani Tahraoui Talbi Touil Yahi Yousfi Zaoui Ziane Zidane',
  },
  {
    country: 'IN',
    source: 'faker',
    ranked: false,
    given:
      'Aadi Aachal Aayush Aarna Abhiram Adya Agastya Amara Anay Anita Ansh Anya Atharv Avni Ayushman Bhavani Bahadurjit Bimala Balvan Chaaya Brijesh Chanchal Chakradhar Chavvi Charan Damyanti Christopher Devika Daniel Diya Devansh Ekani Ekansh Ekta Ekbal Forum Faraj Gauri Faris Hamsini Frado Hemal Gaurav Idika Girik Indira Gunbir Ishani Harsh Jalsa Hitesh Janya Imaran Kala Ishaan Kashvi Jagat Kritika Jason Lavanya Joshua Lila Karan Manya Krishna Meghana Logan Nandini Maanas Nidhi Manbir Nimrat Michael Odika Naksh Omya Naveen Pahal Noah Prisha Omkaar Rachana Oscar Rajata Pranav Ridhi Qabil Sai Quincy Shivani Rayaan Sudiksha Robert Tara Rushil Turvi Samar Unni Sarthak Urishilla Siddharth Vamakshi Tanveer Vasana Thomas Vedhika Udarsh Vrishti Vedant Wakeeta Viraj Wishi Warjas Yadavi Wridesh Yashica Yatan Yasti Zaid Zaitra',
    family:
      'Acharya Agrawal Anand Arya Badal Bains Bal Balay Banik Barman Bath Bedi Bhagat Bhargava Bhatnagar Bir Bora Brahmbhatt Butala Chahal Chand Char Chaudhry Cheema Chopra Comar Dalal Dasgupta Datta Deo Deshpande Dey Dhingra Doctor Dubey Dutta Gala Ganguly Ghose Goel Gopal Grewal Halder Hayer Iyengar Jani Joshi Kala Kanda Kapoor Kari Kata Khanna Khurana Koshy Krishna Kumer Lad Lanka Luthra Maharaj Mallick Mandal Mani Master Mishra Mitra Mohan Mukherjee Murty Nagar Naik Narang Natarajan Nayar Om Pai Panchal Pant Parsa Patla Pingle Prakash Radhakrishnan Raja Ram Raman Randhawa Ratta Ravel Rege Sachar Sahni Sama Sandhu Sani Saran Sarna Sawhney Sem Sethi Shan Shenoy Shroff Singhal Som Srinivas Subramanian Sura Swamy Taneja Tella Tiwari Upadhyay Varkey Vasa Virk Vyas Walia Yadav',
  },
  {
    country: 'ID',
    source: 'faker',
    ranked: false,
    given:
      'Abyasa Ade Agus Amalia Anggabaya Ana Asirwada Aurora Atma Amelia Bahuwirya Belinda Bakiono Clara Balidin Cinthia Cagak Calista Cakrabirawa Diah Capa Dinda Cayadi Endah Dadap Ellis Danang Fitria Darmana Farah Digdaya Gasti Dodo Ghaliyati Emong Hesti Edward Hana Gadang Humaira Galur Irma Gandi Ilsa Garang Iriana Hardana Julia Harsanto Jelita Hadi Kani Hari Kasiyah Ibrani Kayla Jabal Lalita Jarwa Lidya Jayadi Mala Jamil Maimunah Kamidin Michelle Karta Nabila Kuncara Nova Kardi Olivia Labuh Padma Legawa Paris Lurhur Puji Luis Padmi Margana Ratih Maryanto Rika Mursita Rachel Muhammad Sarah Nrima Suci Najam Safina Okto Salwa Perkasa Sabrina Prasetya Tami Panji Titin Rangga Tari Reza Ulya Raihan Umi Simon Vivi Tedi Violet Timbul Wulan Umay Yessi Vero Yunita Wardi Zalindra Warta Zulaikha',
    family:
      'Adriansyah Ardianto Anggriawan Budiyanto Damanik Dabukke Firmansyah Gunarto Gunawan Hardiansyah Hakim Halim Hidayat Hidayanto Hutapea Hutasoit Iswahyudi Kuswoyo Januar Kurniawan Kusumo Lazuardi Maheswara Mustofa Mansur Megantara Maulana Maryadi Manullang Marpaung Narpati Natsir Najmudin Nashiruddin Nababan Napitupulu Pangestu Pranowo Prabowo Prasetya Prasetyo Pradipta Prakasa Permadi Prayoga Ramadan Rajata Saptono Saputra Saefullah Suryono Suwarno Siregar Salahudin Samosir Sihotang Simanjuntak Simbolon Sitompul Sirait Situmorang Tampubolon Tamba Tarihoran Uwais Wahyudin Wibowo Winarno Wijaya Widodo Wacana Wasita Zulkarnain Andriani Anggraini Astuti Fujiati Handayani Hassanah Hartati Haryanti Hariyah Halimah Kusmawati Laksmiwati Laksita Lestari Mandasari Mardhiyah Melani Mulyani Nurdiyanti Novitasari Nasyidah Nasyiah Namaga Pudjiastuti Puspasari Purwanti Pratiwi Pertiwi Permata Padmasari Rahmawati Rahayu Rahimah Suartini Suryatmi Susanti Oktaviani Utami Usada Uyainah Yuniar Yulianti Yolanda Wijayanti Widiastuti Wulandari Wastuti',
  },
  {
    country: 'BR',
    source: 'faker',
    ranked: false,
    given:
      'Alexandre Agatha André Alana Antony Alice Apollo Alícia Asafe Ana Augusto Aurora Benjamim Aylla Bento Beatriz Bernardo Bianca Breno Bruna Bruno Camila Caio Caroline Calebe Cecilia Cauê Clara Daniel Clarice Dante Eduarda Diego Eloah Dom Emanuella Emanuel Emilly Enrico Esther Erick Fernanda Fernando Gabriela Gabriel Giovanna Guilherme Helena Gustavo Heloisa Henrique Isabel Ian Isabella Isaac Isabelly Isaque Isis Josué Joana João Juliana Kaique Kamilly Leandro Larissa Leonardo Lavínia Liam Laís Luan Liz Lucca Luana Luigi Luiza Marcelo Lunna Matheus Lívia Matteo Manuela Murilo Manuella Nathan Maria Noah Mariana Otto Marina Paulo Maysa Pietro Melissa Rael Milena Raul Natália Ravy Nina Rhavi Olívia Rodrigo Rafaela Samuel Rebeca Theo Sara Thiago Sarah Théo Sophia Valentim Stella Vinicius Valentina Vitor Yasmin Yan Ágatha',
    family:
      'Abreu Albuquerque Almeida Alves Andrade Aparecida Aragão Araújo Azevedo Barbosa Barros Borges Brito Caldeira Camargo Campos Cardoso Carvalho Cassiano Castro Cavalcante Cavalcanti Cirino Correia Costa Costela Cunha Câmara Dias Duarte Farias Fernandes Ferreira Fogaça Fonseca Freitas Garcia Gomes Gonçalves Guerra Jesus Leão Lima Lopes Macedo Machado Marques Martins Melo Mendes Mendonça Monteiro Montenegro Moraes Moreira Moura Nascimento Nogueira Novaes Novais Nunes Oliveira Pacheco Pastor Peixoto Pereira Pimenta Pinto Pires Porto Ramos Rezende Ribeiro Rios Rocha Rodrigues Sales Sampaio Santos Silva Silveira Siqueira Sousa Souza Sá Teixeira Vargas Vasconcelos Viana Vieira',
  },
  {
    country: 'NG',
    source: 'faker',
    ranked: false,
    given:
      'Abayomi Aanuoluwapo Abiodun Abebi Abiona Abeni Adebowale Adebukola Adedayo Adenike Adekitan Adesewa Adekola Adesua Adeleke Adetoke Adeniyi Adunni Adeolu Ajoke Aderopo Amope Adeshina Arike Adetayo Arinola Adeyi Atinuke Afolarin Awero Ajala Ayoka Ajani Bolatito Akinkunmi Boluwatife Akinlabi Doyinsola Alade Eniola Alamu Fadekemi Ayinde Faderera Ayodeji Fehintola Ayodele Fikayomi Babatunji Folashade Babawale Iretioluwa Demilade Iyabode Durodola Iyadunni Esupofo Modupe Folu Mofifoluwa Gbolahan Mojisoluwa Gbowoade Moradeke Ibidapo Morayo Ikeoluwa Morolake Inioluwa Mosinmileoluwa Ishola Motunrayo Juwon Moyosore Kolawole Ninioluwa Korede Olasunmbo Leke Ololade Niyilolawa Olufunmilayo Oba Oluwakemi Ogooluwa Omobolanle Oke Omolabake Oladimeji Omolara Olakunle Omosalewa Olanrewaju Omotola Olumorotimi Omotoun Oluwafemi Oreofe Oluwamumibori Oyenike Oluwamuyiwa Radeke Oluwasegun Ronke Oluwole Segilola Omobobola Simisola Osunleke Sowande Seye Titilayo Sijuade Tolulope Tade Toluwanimi Toki Yejide Tokunbo Yetunde',
    family:
      'Adebisi Adegbite Adegoke Adekunle Adelakun Adeleke Adelusi Ademiluyi Aderibigbe Aderogba Adesiyan Adeyemo Adisa Afolabi Afolayan Afonja Ajao Ajayi Ajewole Akinrinola Alabi Aloba Awodiran Awolowo Ayandokun Ayoola Babtunde Bakare Balogun Bamidele Bamiloye Edun Fadipe Fagunwa Fajimi Falabi Faleti Faloye Fasasi Ibikunle Ilori Ilupeju Iyanda Jaiyeola Kolade Kosoko Koya Makinde Makinwa Morawo Ninalowo Odetola Odunsi Ogindan Oginni Ogulana Ogunbamigbe Ogunbiyi Ogunbo Ogunde Ogunwobi Ogunyeye Ojo Ojua Olabode Oladipupo Olaiya Olasupo Olowokeere Oloyede Olubode Olugbayila Olujimi Olukotun Olukunga Olusanya Oluwagbemi Omidina Omojola Omotoso Oparinde Oshin Osuntokun Owokoniran Owolabi Owoyemi Oyadiran Oyaifo Oyeniyi Oyetoro Oyeyemi Oyinlola Paimo Salako Salami Shekoni Sobowale Soyinka',
  },
  {
    country: 'CL',
    source: 'faker',
    ranked: true,
    given:
      'José María Juan Ana Luis Rosa Carlos Claudia Jorge Carolina Manuel Camila Francisco Patricia Víctor Catalina Cristian Javiera Pedro Sofía Sebastián Daniela Matías Constanza Felipe Francisca Benjamín Valentina Miguel Carmen Diego Margarita Rodrigo Juana Héctor Sandra Sergio Marcela Daniel Fernanda Eduardo Elizabeth Pablo Verónica Patricio Martina Claudio Isidora Ricardo Alejandra Vicente Cecilia Fernando Antonia Mario Emilia Alejandro Paola Javier Marta Oscar Mónica Jaime Andrea Roberto Paula Mauricio Gloria Martín Isabel Joaquín Pamela David Florencia Gabriel Katherine Marcelo Laura Ignacio Paulina Raúl Teresa Guillermo Natalia Cristóbal Silvia Julio Jessica Tomás Gabriela Marco Gladys Andrés Bárbara Maximiliano Josefa César Alicia Hugo Antonella Bastián Nicole Nelson Victoria Gonzalo Anahí Lucas Carla Mateo Agustina Iván Karen Álvaro Jacqueline Fabián Sara Jonathan Luz Esteban Nancy',
    family:
      'González Muñoz Rojas Díaz Pérez Soto Rodríguez Contreras Silva López Morales Sepúlveda Martínez Hernández Torres Flores Ramírez Fuentes Castillo Espinoza Araya Reyes Gutiérrez Valenzuela Castro Vargas Sánchez Vásquez Fernández Álvarez Gómez Tapia Herrera Cortés García Carrasco Núñez Jara Vergara Rivera Figueroa Riquelme Bravo Miranda Vera Molina Vega Sandoval Campos Ortiz Orellana Salazar Zúñiga Olivares Romero Gallardo Garrido Alarcón Guzmán Parra Saavedra Peña Aguilera Navarro Henríquez Cáceres Pizarro Godoy Aravena Jiménez Escobar Ruiz Leiva Medina Vidal Cárdenas Yáñez Salinas Valdés Moreno Lagos Maldonado Bustos Pino Carvajal Palma Alvarado Ortega Sanhueza Navarrete Guerrero Ramos Paredes Sáez Bustamante Toro Poblete Mora Donoso Velásquez Venegas Acuña Pinto Acevedo Toledo Quezada Farías Aguilar Arriagada Rivas Cerda Salas Cornejo Arias Cabrera Durán Hidalgo Arancibia Marín Méndez',
  },
  {
    country: 'SE',
    source: 'faker',
    ranked: true,
    given:
      'Erik Maria Lars Anna Karl Elisabeth Anders Margareta Johan Eva Per Kristina Carl Birgitta Nils Karin Mikael Marie Jan Elisabet Peter Ingrid Hans Christina Olof Sofia Lennart Linnéa Gunnar Lena Fredrik Helena Sven Kerstin Daniel Emma Alexander Linnea Bo Marianne Gustav Johanna Bengt Sara Andreas Cecilia Göran Inger Magnus Elin Martin Louise Åke Ida Stefan Anita John Linda Mats Susanne Thomas Hanna Björn Gunilla Ulf Malin Jonas Katarina Henrik Elsa Axel Viola Leif Jenny David Ulla Emil Carina Robert Alice Christer Astrid Bertil Julia Arne Monica Håkan Ulrika Ingemar Annika Mattias Viktoria William Amanda Kjell Irene Stig Åsa Rolf Matilda Oskar Therese Michael Lovisa Patrik Barbro Tommy Camilla Oscar Ann Simon Caroline Joakim Yvonne Christian Lisa Sebastian Agneta Anton Siv',
    family:
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Carlsson Bengtsson Lindberg Jönsson Petersson Magnusson Lindström Lindgren Gustavsson Olofsson Axelsson Bergström Lundberg Berg Lundgren Berglund Jakobsson Sandberg Ali Fredriksson Mattsson Forsberg Sjöberg Lind Henriksson Lindqvist Engström Eklund Lundin Holm Danielsson Bergman Håkansson Wallin Gunnarsson Björk Samuelsson Nyström Holmberg Lundqvist Fransson Ahmed Söderberg Nyberg Johnsson Arvidsson Isaksson Nordström Lundström Björklund Mårtensson Berggren Eliasson Sandström Nordin Mohamed Ström Ekström Åberg Holmgren Hermansson Hedlund Sjögren Sundberg Dahlberg Falk Ek Blom Öberg Hellström Strömberg Martinsson Lindholm Dahl Månsson Blomqvist Ibrahim Löfgren Hassan Jensen Abrahamsson Norberg Åström Sundström Åkesson Nyman Söderström Palm Hansen Lund Bergqvist Jonasson Borg Rosén Ivarsson Möller Andreasson Englund Lindblom Ekman Hallberg Göransson Sjöström Strand Lindahl Stenberg',
  },
  {
    country: 'EG',
    source: 'own',
    ranked: true,
    given:
      'Mohamed Ahmed Mahmoud Mostafa Ali Hassan Hussein Ibrahim Khaled Omar Youssef Abdullah Amr Karim Tarek Sherif Hany Ayman Ashraf Hossam Fatma Mona Amira Heba Nadia Salma Dina Rania Yasmine Mariam Aya Nour Samir Adel Magdy Sayed Ramadan Essam Gamal Walid Hesham Wael Emad Medhat Nabil Reda Saad Fathy Hamdy Kamal',
    family:
      'Mohamed Ahmed Ali Hassan Ibrahim Mahmoud Hussein Mostafa Abdelrahman Salem Khalil Soliman Saleh Fathy Mansour Amin Gaber Osman Abdallah Farouk Ramadan Shehata Zaki Younis Eid Naguib Barakat Morsi Helmy Ghoneim Sabry Tawfik Badawi Nasser Hegazy Elsayed Hafez Awad Fouad Kamel',
  },
  {
    country: 'SA',
    source: 'own',
    ranked: true,
    given:
      'Mohammed Abdullah Abdulaziz Fahad Khalid Saud Faisal Sultan Nasser Turki Bandar Saad Ali Ahmed Ibrahim Abdulrahman Majed Yousef Hamad Nayef Mishal Sara Noura Maha Hessa Latifa Reem Abeer Wafa Amal Hind Badr Mansour Waleed Omar Saleh Sami Talal Rashed Hani',
    family:
      'Al-Otaibi Al-Qahtani Al-Ghamdi Al-Zahrani Al-Harbi Al-Dossari Al-Shehri Al-Mutairi Al-Shammari Al-Anazi Al-Subaie Al-Malki Al-Rashidi Al-Juhani Al-Amri Al-Yami Al-Ahmadi Al-Balawi Al-Asiri Al-Hazmi Al-Saeed Al-Omari Al-Bishi Al-Rashed Al-Mansour Al-Salem Al-Hamad Al-Khaldi Al-Ajmi Al-Turki',
  },
  {
    country: 'LB',
    source: 'own',
    ranked: true,
    given:
      'Ali Mohamad Hassan Hussein Georges Elias Joseph Charbel Antoine Fadi Rami Ziad Samir Nabil Ghassan Walid Karim Omar Bilal Rabih Hadi Maya Rita Nadine Carla Zeinab Fatima Rana Lara Joumana Hiba',
    family:
      'Khoury Haddad Ibrahim Hamdan Mansour Nasrallah Harb Saleh Khalil Daher Fakhoury Nassar Saab Tabbara Itani Hajj Aoun Younes Jaber Mroueh Kassem Haidar Awada Mrad Chehab Salameh Karam Saadeh Ghanem Sleiman Fayad Shaito',
  },
  {
    country: 'IR',
    source: 'own',
    ranked: true,
    given:
      'Mohammad Ali Reza Hossein Mehdi Amir Hamid Saeed Majid Masoud Ahmad Hassan Mahmoud Behrouz Javad Abbas Davoud Ebrahim Farhad Kamran Mojtaba Morteza Vahid Zahra Fatemeh Maryam Leila Narges Sara Elham Azadeh Shirin Nasrin Akbar Mansour Nader Siamak',
    family:
      'Mohammadi Hosseini Ahmadi Rezaei Moradi Karimi Jafari Rahimi Ebrahimi Heidari Mousavi Hashemi Sadeghi Akbari Ghasemi Rostami Bagheri Shirazi Tehrani Kazemi Asadi Naseri Amini Soltani Zare Abbasi Salehi Azizi Norouzi Tavakoli Habibi Ghorbani Sharifi Najafi',
  },
  {
    country: 'RU',
    source: 'own',
    ranked: true,
    given:
      'Aleksandr Sergey Vladimir Andrey Aleksey Dmitry Nikolay Igor Mikhail Yuri Evgeny Ivan Oleg Viktor Pavel Maksim Anton Roman Denis Konstantin Vyacheslav Valery Elena Olga Tatiana Natalia Irina Svetlana Anna Ekaterina Marina Yulia Anastasia Galina Lyudmila Maria',
    family:
      'Ivanov Smirnov Kuznetsov Popov Vasilyev Petrov Sokolov Mikhailov Novikov Fedorov Morozov Volkov Alekseev Lebedev Semenov Egorov Pavlov Kozlov Stepanov Nikolaev Orlov Andreev Makarov Nikitin Zakharov Zaitsev Solovyov Borisov Yakovlev Grigoryev Romanov Vorobyov Sergeev Kuzmin Frolov Aleksandrov Dmitriev Korolev Gusev Kiselev Ilyin Maksimov Polyakov Sorokin Vinogradov Kovalev Belov Medvedev Antonov Tarasov',
  },
  {
    country: 'CN',
    source: 'own',
    ranked: true,
    given:
      'Wei Jing Fang Min Li Qiang Lei Jun Yang Yong Yan Jie Tao Ming Chao Ping Gang Xiaoming Guiying Xiuying Jianguo Jianjun Zhiqiang Haiyan Xiaohong Guohua Zhigang Wenjun Yulan Lihua Xin Bo Hao Ning Hui Xiaoli Jianhua Yifan Zihao Yuxuan',
    family:
      'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Song Tang Han Feng Deng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren Shen Yao',
  },
  {
    country: 'KR',
    source: 'own',
    ranked: true,
    given:
      'Min-jun Seo-yeon Ji-hoon Ji-woo Seong-min Hyun-woo Dong-hyun Ji-young Eun-ji Young-ho Young-soo Sung-ho Kyung-ho Myung-soo Jae-hyun Sang-hoon Yong-ho Chang-min Jong-su Kwang-su Mi-kyung Eun-young Hye-jin Soo-jin Chol-su Yong-chol Song-il Hyok',
    family:
      'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong Jeon Ko Moon Yang Son Bae Baek Heo Nam Sim Noh',
  },
  {
    country: 'SO',
    source: 'own',
    ranked: true,
    given:
      'Mohamed Abdi Ahmed Ali Hassan Abdullahi Ibrahim Omar Abdirahman Yusuf Mohamud Hussein Osman Farah Abdirizak Mahad Said Nur Fadumo Hodan Halima Amina Sahra Ifrah Khadija Asha',
    family:
      'Mohamed Ali Abdi Ahmed Hassan Hussein Farah Ibrahim Omar Osman Warsame Nur Mohamud Yusuf Adan Jama Aden Isse Duale Sheikh Elmi Roble Guled Hersi',
  },
  {
    country: 'VE',
    source: 'own',
    ranked: true,
    given:
      'José Carlos Luis Juan Pedro Miguel Jesús Rafael Manuel Antonio Francisco Alejandro Daniel Andrés Víctor Ramón María Ana Carmen Luisa Rosa Gabriela Andrea Daniela Mariana Yolanda Yusmary',
    family:
      'González Rodríguez Pérez Hernández García Martínez López Sánchez Díaz Ramírez Rojas Moreno Gómez Fernández Blanco Romero Torres Suárez Medina Contreras Márquez Colmenares Guerrero Mendoza Rivas Escalona Chacón Salazar Castillo Silva',
  },
];
