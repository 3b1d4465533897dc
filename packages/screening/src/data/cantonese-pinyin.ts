/**
 * Syllables of given names as people in Hong Kong and Macau write them, with the one or two syllables of pinyin that most of the characters of `CANTONESE`
 * which are read so have: made of that table and of pinyin-pro's readings.
 */
export const CANTONESE_PINYIN = `
au qu ou|bik bi|chai qi|cham zhan cen|chan can chen|chau zhou qiu|che ju|cheng zheng|chek chi|cheong chang|cheuk zhuo chao|cheung zhang xiang
chi zhi zi|ching qing cheng|chit zhe|chiu zhao chao|cho cao chu|choi cai zai|chor chu|chow zou|choy cai|chu zhu|chuen quan cun|chui cui xu|chuk zhu
chun jun jin|chung zhong song|dan dan|dik di|fai hui|fan fan fen|fat fa|fei fei|fo huo|fok huo|fong fang kuang|foo fu|fu fu|fuk fu|fun huan|fung feng
ha xia|hang heng xing|hau hou xiao|hei xi qi|heung xiang|him qian|hin xian xuan|hing qing xing|ho hao he|hoi kai hai|hok xue he|hon han|hong hang kang
hou hao hou|hui xu|huen xuan|hung hong xiong|ip ye|ka jia|kai qi jia|kam jin gan|kan jian qin|kar jia|kat ji|kau jiu qiu|kei qi ji|keung qiang jiang
kin jian|king jing qiong|kit jie|kiu qiao jiao|ko gao ge|kok jue guo|kong gang jiang|ku gu|kuen juan quan|kui ju|kun gen guan|kung gong|kwai gui kui
kwan jun kun|kwok guo|kwong guang kuang|lai li lai|lam lin lan|lan lan|lau liu|law luo|lee li|lei li|leung liang|li li|lim lian|lin lian
ling ling ning|lo lu luo|loi lai|lok luo le|long lang|lu lu|lui lu lei|luk lu liu|lun lin lun|lung long|ma ma|mak mai|man wen min|mau mou mao
mei mei wei|ming ming|mo wu mao|mok mo|mong meng wang|moon man|mui mei|muk mu|mun min man|nam nan|nga ya|ngai wei yi|ngan yan yin|ngo ao e|ngok yue le
ngor e|ng wu|nin nian|ning ning|oi ai|on an|pak bai bo|pan bin|pang peng|pat bi|pau bao|ping ping bing|po bao pu|poon pan|pui pei bei|pun ben
sai shi xi|sam san xin|san shan xin|sang sheng|sau xiu shou|sek shi|seung chang xiang|sheung shang chang|shan shan|shek shi|shing cheng sheng
shiu shao zhao|shuk shu|shun shun xin|shum shen cen|shui shui rui|si shi si|sik xi shi|sin xian qian|sing sheng xing|siu xiao zhao|so su|suen sun xuan
suet xue|sui rui shui|suk shu|sum xin cen|sun xin sun|sung song chong|sze shi si|tai di tai|tak de|tam tan|tan dan|tang deng teng|tat da|tik di
tim tian|tin tian|ting ting ding|tit tie|to tao du|tong tang|tsai zai|tsang ceng zeng|tse xie zi|tseng ceng|tsui cui xu|tsun jun jin|tsz zi zhi
tuen duan|tung dong tong|wah hua|wa hua|wai wei hui|wan yun yin|wang hong|wing yong rong|wo he|won yun|wong wang huang|woo hu wu|wu wu hu|yan yin xin
yat yi ri|yau you qiu|yee yi er|yeung yang|yi yi|yik yi|yim yan|yin yan xian|ying ying|yip ye|yiu yao rao|yu yu ru|yue yu|yuen yuan ruan|yuet yue
yui rui|yuk yu xu|yum ren qin|yun run ren|yung rong yong|mang meng|nok nuo|yam yin ren|wui hui|pik bi|chin qian zhan|tsin qian|shu shu|miu miao mou
ke ke|or ke|sheh she|tau dou
`;

/** Family names in the same way, the likeliest first. Own table. */
export const CANTONESE_FAMILIES = `
chan chen|wong wang huang|lee li|lam lin|cheung zhang|leung liang|ng wu|lau liu|cheng zheng|ho he|yeung yang|tang deng|tsang zeng|chow zhou zou|chau zhou|chu zhu|kwok guo|fung feng
hui xu|so su|yip ye|ip ye|lo luo lu|law luo|mak mai|tse xie|poon pan|choi cai|tsui xu|yuen yuan ruan|kwan guan|lui lu lei|siu xiao shao|tam tan|ma ma|kong jiang|au ou|mok mo|pang peng
kan jian|chung zhong|yau qiu you|shum cen shen|wan yun wen|fong fang kuang|kwong kuang|lai li|ko gao|tong tang|luk lu|hung hong xiong|yim yan|chiu zhao|ching cheng|suen sun|hau hou
shek shi|sit xue|tsoi cai|leong liang|cheong zhang|foo fu|yiu yao|kam jin gan|szeto situ|tsai cai|kwan guan|woo hu|lok luo|seto situ|tsun qin|chui xu|heung xiang
`;
