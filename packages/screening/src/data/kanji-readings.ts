/** Japanese family names of the most frequent with their readings, a line a reading. Own table. */
export const KANJI_FAMILY_NAMES = `
sato 佐藤|suzuki 鈴木|takahashi 高橋 髙橋|tanaka 田中|ito 伊藤 伊東|watanabe 渡辺 渡邉 渡邊 渡部|yamamoto 山本|nakamura 中村|kobayashi 小林|kato 加藤
yoshida 吉田|yamada 山田|sasaki 佐々木|yamaguchi 山口|matsumoto 松本|inoue 井上|kimura 木村|hayashi 林|saito 斎藤 斉藤 齋藤 齊藤|shimizu 清水|yamazaki 山崎|yamasaki 山崎
mori 森 毛利|ikeda 池田|hashimoto 橋本|abe 阿部 安倍 安部|ishikawa 石川|yamashita 山下|nakajima 中島 中嶋|nakashima 中島|ishii 石井|ogawa 小川|maeda 前田|okada 岡田
hasegawa 長谷川|fujita 藤田|goto 後藤|kondo 近藤|murakami 村上|endo 遠藤|aoki 青木|sakamoto 坂本|fukuda 福田|ota 太田|nishimura 西村|fujii 藤井|kaneko 金子
okamoto 岡本|fujiwara 藤原|miura 三浦|nakano 中野|nakagawa 中川|harada 原田|matsuda 松田|takeuchi 竹内|ono 小野|tamura 田村|nakayama 中山|wada 和田|ishida 石田
ueda 上田|morita 森田|hara 原|shibata 柴田|sakai 酒井|kudo 工藤|yokoyama 横山|miyazaki 宮崎|miyamoto 宮本|uchida 内田|takagi 高木|ando 安藤|taniguchi 谷口
ohno 大野|maruyama 丸山|imai 今井|takada 高田|fujimoto 藤本|takeda 武田|murata 村田|ueno 上野|sugiyama 杉山|masuda 増田|sugawara 菅原|hirano 平野|otsuka 大塚
chiba 千葉|kubo 久保|matsui 松井|kojima 小島 小嶋|iwasaki 岩崎|sakurai 桜井 櫻井|noguchi 野口|matsuo 松尾|nomura 野村|kinoshita 木下|kikuchi 菊地 菊池|sano 佐野|onishi 大西
sugimoto 杉本|arai 新井|hamada 浜田 濱田|ichikawa 市川|furukawa 古川|mizuno 水野|komatsu 小松|shimada 島田|koyama 小山|kishida 岸田|koizumi 小泉|suga 菅|kan 菅|aso 麻生|ishiba 石破
hatoyama 鳩山|noda 野田|mori 森|obuchi 小渕|hosokawa 細川|takeshita 竹下|nakasone 中曽根|fukuda 福田|ohira 大平|miki 三木|yoshimura 吉村|koike 小池|ishihara 石原|kono 河野 高野|motegi 茂木
kurosawa 黒澤 黒沢|otani 大谷|ohtani 大谷|hanyu 羽生|habu 羽生|ichiro 一朗|honda 本田|toyoda 豊田|kitano 北野|kawabata 川端|mishima 三島|oe 大江|dazai 太宰|natsume 夏目|akutagawa 芥川
tanizaki 谷崎|kawasaki 川崎|nishida 西田|matsushita 松下|morimoto 森本|iida 飯田|yano 矢野|ogura 小倉|sekiguchi 関口|seki 関|tsuchiya 土屋|oshima 大島|kawaguchi 川口|higashi 東|minami 南|nishi 西|kita 北
nagai 永井|asano 浅野|iwata 岩田|kawakami 川上|takano 高野|shinoda 篠田|nagano 永野|yasuda 安田|hirata 平田|hirai 平井|kagawa 香川|nagatomo 長友|shibasaki 柴崎|nakata 中田|nakada 中田|kamei 亀井
ozawa 小沢 小澤|kuroda 黒田|matsuzaka 松坂|ishibashi 石橋|tojo 東條 東条|konoe 近衛|toyotomi 豊臣|oda 織田 小田|tokugawa 徳川|date 伊達|sanada 真田|shima 島|oyama 大山|nogi 乃木|yamagata 山県 山縣
saigo 西郷|okubo 大久保|iwakura 岩倉|nagase 長瀬|shimura 志村|inagaki 稲垣|kusanagi 草彅|katori 香取|matsuyama 松山|asada 浅田|araki 荒木|nakai 中井 中居|oka 岡|kawai 河合 川合|asahara 麻原|shigenobu 重信|takakura 高倉|takaichi 高市|miyazawa 宮澤 宮沢|hata 羽田|murayama 村山|nishikori 錦織|nomo 野茂|edano 枝野|uno 宇野|kaifu 海部|fukushima 福島|tamaki 玉城 玉木|sugihara 杉原|morita 盛田|ibuka 井深|yanai 柳井|mikitani 三木谷|tanigaki 谷垣|maehara 前原
`;

/** Kanji of given names with their readings, the most frequent first. Own table. */
export const KANJI_GIVEN = `
晋 shin susumu|三 zo mi so zou|純 jun sumi|一 ichi kazu i hitoshi hajime|郎 ro rou o|朗 ro rou o|文 fumi bun|雄 o yu takeshi|義 yoshi|偉 hide i takeshi|太 ta futoshi dai|樹 ki juki itsuki miki tatsuki
春 haru|駿 hayao shun hayato|明 aki akira mei|角 kaku|栄 ei sakae hide|翔 sho kakeru|平 hei taira hira|結 yu yui|弦 gen zuru yuzuru|五 go i|十 ju so to|六 roku|健 ken takeru takeshi|生 o sei ki ikuo
謙 ken yuzuru|俊 shun toshi|輔 suke|介 suke|助 suke|秀 hide shu|喜 ki yoshi|茂 shigeru shige mo|大 dai hiro masaru|子 ko|美 mi yoshi|恵 e megumi kei|江 e|香 ka kaori|花 ka hana|奈 na|菜 na|優 yu masaru yuu
真 ma shin makoto|由 yu yoshi|友 tomo yu|智 tomo satoshi chi|知 tomo chi|和 kazu wa|正 masa tadashi|昌 masa|政 masa|雅 masa miyabi|弘 hiro hiroshi|博 hiro hiroshi|宏 hiro hiroshi|浩 hiro hiroshi ko|裕 hiro yu yutaka
広 hiro|洋 hiro yo hiroshi|之 yuki|幸 yuki sachi ko|行 yuki|志 shi|司 shi tsukasa|士 shi|史 fumi shi|男 o|夫 o|央 o hiro|彦 hiko|人 to hito|斗 to|仁 jin hitoshi|隆 taka takashi|孝 taka takashi|貴 taka|高 taka
敬 takashi kei|崇 takashi|勝 katsu masaru|克 katsu|誠 makoto sei|信 nobu shin|伸 nobu shin|延 nobu|宣 nobu|光 mitsu hikaru ko|満 mitsu|哲 tetsu satoshi|徹 toru tetsu|透 toru|亮 ryo akira|良 ryo yoshi|涼 ryo|龍 ryu tatsu|竜 ryu tatsu
隼 hayato shun|勇 yu isamu|武 takeshi take|毅 takeshi tsuyoshi|剛 takeshi tsuyoshi go|豪 go|豊 yutaka toyo|清 kiyo kiyoshi sei|直 nao tadashi|尚 nao hisashi|久 hisa|進 susumu|修 osamu shu|治 haru osamu ji|次 ji tsugu|二 ji
吾 go|悟 satoru go|聡 satoshi so|啓 kei hiro|圭 kei|慶 kei|恭 kyo yasu|康 yasu ko|靖 yasu yasushi|保 yasu tamotsu|安 yasu an|泰 yasu tai|実 minoru mi|稔 minoru|登 noboru|昇 noboru sho|昭 aki sho|晶 aki akira|章 aki akira sho|彰 akira aki
陽 yo haru|遥 haruka|晴 haru|悠 yu haru|祐 yu suke|佑 yu suke|拓 taku hiroshi|卓 taku suguru|匠 takumi|巧 takumi|海 kai umi|蓮 ren|葵 aoi|凛 rin|莉 ri|里 ri sato|理 ri osamu|沙 sa|紗 sa|咲 saki|桜 sakura|愛 ai|彩 aya|綾 aya
麻 ma asa|舞 mai|千 chi|智 tomo|早 sa haya|苗 nae|紀 nori ki|典 nori|則 nori|徳 nori toku|憲 nori ken|法 nori|規 nori|範 nori|教 nori|敏 toshi|利 toshi|寿 toshi hisashi kazu|年 toshi|滋 shigeru|繁 shigeru shige|重 shige|樹 shigeki
道 michi|路 michi|通 michi|宗 mune|吉 kichi yoshi|芳 yoshi|好 yoshi|善 yoshi|淑 yoshi|佳 yoshi ka kei|嘉 yoshi|玲 rei|礼 rei|麗 rei|京 kyo|恒 tsune|常 tsune|貞 sada|定 sada|元 moto gen|基 moto|素 moto|幹 miki kan|守 mamoru|学 manabu|望 nozomi
希 ki nozomi|歩 ayumi|渉 wataru|航 wataru ko|航 ko|亘 wataru|薫 kaoru|馨 kaoru|忍 shinobu|静 shizuka shizu|律 ritsu|玄 gen|源 gen|昂 subaru|暁 akira|輝 teru hikaru ki|照 teru|英 hide ei|鉄 tetsu|松 matsu|竹 take|梅 ume|鶴 tsuru|亀 kame
虎 tora|熊 kuma|丈 take jo|壮 so|蒼 so aoi|奏 so kanade|颯 so|湊 minato|樹 itsuki|楓 kaede|茜 akane|渚 nagisa|瞳 hitomi|泉 izumi|忠 tada tadashi|貫 kan|寛 hiro hiroshi kan|潤 jun|淳 jun atsushi|順 jun|準 jun|篤 atsushi|敦 atsu atsushi|厚 atsu
`;

/** Given names that are read as a whole. */
export const KANJI_GIVEN_NAMES = `
isoroku 五十六|shinzo 晋三|takeru 健 尊|issei 一生|kazuo 一夫 一男 和夫 和男|yamato 大和|hinata 陽向|ichiro 一郎 一朗 市郎|jiro 二郎 次郎|saburo 三郎|shiro 四郎|goro 五郎|taro 太郎|kotaro 光太郎|shintaro 慎太郎 晋太郎|shinjiro 進次郎
takuya 拓也 卓也|kazuya 和也|tatsuya 達也|tetsuya 哲也|masaya 雅也|shinya 真也 慎也|tomoya 智也|shohei 翔平 昌平|kohei 康平 航平|ryohei 亮平|junpei 純平|kyoko 京子 恭子|yoko 洋子 陽子|tatsuo 達夫 達雄|tadashi 正|kei 圭
akihito 明仁|naruhito 徳仁|hirohito 裕仁|fumihito 文仁|masako 雅子|michiko 美智子|aiko 愛子|mako 眞子|kako 佳子|shoko 彰晃 祥子|hideo 英雄 秀夫|akio 昭夫 明夫 章男|morihiro 護熙|yukio 由紀夫 幸雄 三島|ryutaro 龍太郎|tomiichi 富市|ken 健|sanae 早苗|yasuhiro 康弘|yasuo 康夫|yoshihiko 佳彦|naoto 直人|keisuke 圭佑 啓介|ryuichi 龍一 隆一|takeshi 武|akira 明 章|kiichi 喜一|tsutomu 孜|keizo 恵三|yuko 優子 裕子|yuriko 百合子|yoshiro 喜朗|junichiro 純一郎|chiune 千畝|hideki 英機 秀樹|masaru 大|hiroshi 浩 博|tadao 忠雄|haruhiko 東彦|sadakazu 禎一|katsuya 克也|seiji 誠司|toshimitsu 敏充|yoshimasa 芳正|noboru 登|sosuke 宗佑|toshiki 俊樹|mizuho 瑞穂|mao 真央|yuzuru 結弦|daisuke 大輔|osamu 治|ryunosuke 龍之介|yukiko 由紀子|keiko 恵子 敬子|naoko 直子|kazuko 和子|kenzaburo 健三郎
`;
