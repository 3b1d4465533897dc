import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { memoryFile, readLists, type ScreeningList } from '@assay/screening';
import type { Draw } from './noise';

/** Real lists; not part of the project. */
export const AML_DIR = resolve('..', 'shared', 'data', 'aml');
export const hasRealLists = (): boolean => existsSync(AML_DIR);

export async function readFiles(paths: readonly string[], name?: string): Promise<readonly ScreeningList[]> {
  const files = paths.map((path) => memoryFile(basename(path), readFileSync(resolve(AML_DIR, path))));
  return readLists(files, name === undefined ? {} : { name });
}

/** Common given and family names by culture, for names of unlisted persons. */
const CULTURES: readonly (readonly [string, string])[] = [
  [
    'Oliver George Harry Noah Jack Leo Emily Olivia Amelia Charlotte Grace Poppy Florence Freddie Archie Tyler Brandon Ashley Heather Kimberly Brittany Megan Logan Mason Hunter',
    'Smith Jones Taylor Brown Williams Wilson Evans Thomas Walker Wright Thompson Hughes Edwards Turner Hill Cooper Ward Morris Bailey Parker Collins Murphy Richardson Foster Bennett',
  ],
  [
    'Lukas Finn Jonas Felix Moritz Tobias Sebastian Katrin Sabine Petra Heike Ursula Anja Silke Birgit Jürgen Klaus Dieter Uwe Holger Torsten Annika Greta',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann',
  ],
  [
    'Lucas Hugo Arthur Jules Camille Léa Manon Chloé Inès Sarah Margaux Élodie Aurélie Céline Benoît Thierry Didier Sylvie Brigitte Guillaume Yves',
    'Martin Bernard Dubois Durand Moreau Laurent Lefebvre Leroy Roux Fournier Girard Bonnet Lambert Fontaine Rousseau Mercier Dupont Chevalier Gauthier Perrin Morel',
  ],
  [
    'Giulia Chiara Francesca Alessia Sara Martina Luca Matteo Lorenzo Davide Simone Fabio Stefano Giancarlo Massimo Paola Elisa Valentina',
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti',
  ],
  [
    'Sofía Lucía Martina Valeria Camila Ximena Mateo Thiago Santiago Joaquín Rodrigo Alejandra Gabriela Fernanda Rocío Pilar Álvaro Gonzalo Íñigo Diego',
    'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Díaz Hernández Vargas Rojas Castillo Mendoza Ortiz Silva Delgado Ibáñez Fuentes Aguilar',
  ],
  [
    'João Tiago Rafaela Beatriz Mariana Larissa Thais Vinícius Caio Murilo Bruna Letícia Renata Fabiana Rui Nuno Inês',
    'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Barbosa Teixeira Moura',
  ],
  [
    'Alina Daria Polina Kirill Nikita Timur Denis Ilya Artyom Marat Larisa Vera Nadezhda Zoya Lidia Rostislav Gleb',
    'Ivanov Smirnov Kuznetsov Popov Sokolov Lebedev Kozlov Novikov Morozov Volkov Solovyov Vasiliev Zaitsev Pavlov Semyonov Golubev Vinogradov Bogdanov',
  ],
  [
    'Zuzanna Maja Agnieszka Ewa Małgorzata Jakub Szymon Kacper Bartosz Tomasz Wojciech Krzysztof Grzegorz Paweł',
    'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski',
  ],
  [
    'Bence Máté Levente Dominik Zsófia Réka Eszter Boglárka Kinga Gergely Balázs Attila Zoltán',
    'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász',
  ],
  [
    'Emre Burak Kerem Deniz Zeynep Elif Merve Büşra Selin Gizem Serkan Volkan Hakan Tuğba',
    'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan',
  ],
  [
    'Priya Ananya Aarav Vivaan Rohan Arjun Neha Pooja Deepak Sanjay Rajesh Sunita Lakshmi Karthik Meera Anjali Vikram',
    'Sharma Patel Singh Kumar Gupta Reddy Iyer Nair Mehta Joshi Desai Rao Banerjee Mukherjee Chatterjee Agarwal Verma Pillai',
  ],
  [
    'Haruto Yuto Sota Hina Yui Sakura Aoi Kenji Takashi Hiroshi Naoko Yoko Keiko Daisuke Tomoko',
    'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto',
  ],
  [
    'Minjun Seojun Jiwoo Seoyeon Haeun Jihoon Minho Eunji Sujin Hyunwoo Jisoo Dongwook',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Kwon Hwang',
  ],
  [
    'Wei Fang Jing Lei Yan Min Xiaoming Haoran Yuxuan Zihan Meiling Jianguo Guoqiang Xiuying',
    'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Guo Lin',
  ],
  [
    'Linh Huong Thao Mai Lan Minh Tuan Hung Dung Quang Thanh Ngoc Phuong',
    'Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ngo Duong',
  ],
  [
    'Budi Agus Siti Dewi Rina Putri Wulan Joko Bambang Eko Hendra',
    'Wijaya Santoso Hidayat Nugroho Saputra Setiawan Kurniawan Susanto Pratama Wibowo',
  ],
  [
    'Chinedu Ngozi Emeka Chioma Adaeze Obinna Tunde Folake Ayodele Kwame Akosua Kofi Thabo Sipho Nomvula Wanjiku Kamau Achieng',
    'Okafor Adeyemi Okonkwo Eze Balogun Ogunleye Mensah Boateng Owusu Dlamini Nkosi Mokoena Mwangi Otieno Kimani Njoroge',
  ],
  [
    'Layla Yasmin Rania Nour Hala Bilal Faisal Tarek Ziad Samer Hisham Lina Dalia Amira',
    'Haddad Khoury Nasser Mansour Saleh Farah Sabbagh Najjar Hamdan Darwish Qureshi Siddiqui Malik Chaudhry',
  ],
  [
    'Erik Lars Anders Mikkel Freja Ida Astrid Ingrid Maja Linnea Johanna Aino Eero Sigurd',
    'Andersson Johansson Karlsson Nilsson Hansen Jensen Nielsen Olsen Larsen Korhonen Virtanen Mäkinen Lindqvist Bergström',
  ],
  [
    'Daan Sem Lotte Sanne Femke Bram Jeroen Maarten Wouter Anouk',
    'de Jong Jansen de Vries van den Berg Bakker Visser Smit Meijer Mulder Dekker',
  ],
];

/** Returns a person of a random culture, sometimes with a second given name. */
export function drawPerson(draw: Draw): string {
  const [given, family] = draw.of(CULTURES);
  const givens = given.split(' ');
  const families = family.split(/ (?=\p{Lu}|de |van )/u);
  const second = draw.share() < 0.3 ? ` ${draw.of(givens)}` : '';
  return `${draw.of(givens)}${second} ${draw.of(families)}`;
}
