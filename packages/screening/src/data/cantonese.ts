/**
 * Chinese characters of names as spelled in Latin letters in Hong Kong and Macau, after the Hong Kong
 * Government's romanization: a reading and its characters. Traditional and simplified characters are treated
 * as one. Compiled for this project.
 */
export const CANTONESE = `
au 區 歐|au-yeung 歐陽|bik 碧 璧|chai 齊 斉|cham 湛 岑|chan 陳 灿|chan 燦|chau 周 舟 秋|che 車|cheng 鄭|chek 赤|cheong 暢|cheuk 卓 灼 焯|cheung 張 章 祥 昌 長 翔 蔣|chi 志 智 之 子 芝 治 致 枝|ching 清 靜 晴 青 程 貞 正 政 精 誠 呈
chit 哲|chiu 趙 超 朝 昭 釗 潮|cho 曹 初 草 楚|choi 蔡 彩 才 財 再|chor 楚|chow 鄒|choy 才|chu 朱 諸|chuen 全 泉 銓 存 荃 川|chui 徐 翠 崔|chuk 竹|chun 俊 春 駿 雋 進 秦 震 津 晉 振|chung 鍾 忠 鐘 松 聰 仲 宗 中
dan 丹|dik 迪|fai 輝 暉 揮|fan 范 凡 芬 帆 勳|fat 發|fei 飛 菲|fo 火|fok 霍|fong 方 芳 房 鄺|foo 富 符|fu 傅 富 符 福 夫|fuk 福|fun 歡|fung 馮 鳳 豐 峰 鋒 楓 風
ha 夏 霞|hang 恆 恒 行 杏 亨|hau 孝 厚 侯 口|hei 希 喜 熙 羲 曦 禧|heung 香 向 響|him 謙|hin 顯 憲 軒|hing 慶 興 卿 馨|ho 何 浩 豪 皓 好 可 賀 昊|hoi 海 凱 開|hok 學 鶴|hon 漢 韓 翰 瀚|hong 康 航 項 匡 杭|hou 浩 厚
hui 許 煦|huen 萱|hung 洪 雄 鴻 紅 虹 孔 熊|ip 葉|ka 嘉 家 佳 加 迦|kai 啟 佳 佳 繼 佳 楷 介 溪|kam 金 甘 錦 琴 鑑|kan 簡 勤 根 謹|kar 嘉 家|kat 吉|kau 九 球|kei 奇 基 琪 祺 其 紀 淇 麒 旗|keung 強 姜|kei 機
kin 健 建 堅|king 敬 景 瓊 經|kit 傑 潔 杰 結|kiu 喬 橋 嬌|ko 高 歌|kok 覺 國|kong 江 剛 光 港 岡|ku 古 顧|kuen 權 娟|kui 居 巨|kun 根 冠|kung 龔 功 公 弓|kwai 貴 桂 葵 季|kwan 關 群 均 君 軍 鈞 坤 昆|kwok 郭 國
kwong 光 廣 鄺 江|lai 黎 麗 禮 勵 賴 丽|lam 林 藍 琳 霖|lan 蘭|lau 劉 流|law 羅|lee 李 利|lei 李 理 莉|leung 梁 良 亮|li 李 理 利 莉|lim 廉|lin 連 蓮 練|ling 凌 玲 寧 靈 齡 令 嶺 菱|lo 羅 盧 勞 魯|loi 來|lok 樂 洛 駱|long 朗 郎 浪
lu 盧 呂|lui 呂 雷|luk 陸 祿 六|lun 倫 麟 鄰|lung 龍 隆|ma 馬|mak 麥|man 文 敏 民 萬 雯 曼 問 旻|mau 茂 謀|mei 美 薇 媚 微 眉|ming 明 銘 名 鳴|mo 武 毛 巫 慕 霧|mok 莫|mong 蒙 望|moon 滿|mui 梅 妹|muk 木 睦|mun 敏 滿 門
nam 南 男 楠|nga 雅 牙|ngai 魏 藝|ngan 顏 銀|ngo 傲 鵝|ngok 岳 樂|ngor 娥 鵝|ng 吳 伍|ngai 倪 危|nin 年|ning 寧|oi 愛 藹|on 安|pak 柏 白 伯|pan 彬 斌|pang 彭 鵬|pat 畢|pau 包|ping 平 炳 屏 萍|po 寶 波 保 普 蒲|poon 潘|pui 佩 培 貝 沛|pun 本
sai 世 西|sam 三 心 森 深|san 新 山 珊|sang 生|sau 秀 壽 守 修|sek 石|seung 常 湘 雙|sheung 尚 裳 常 雙|shan 山 珊|shek 石|shing 成 誠 承 城 盛 聲 勝|shiu 邵 蕭 兆 少 韶 肇|shuk 淑 叔|shun 信 舜 順|shum 沈 岑|shui 水 瑞|si 施 詩 思 師 士 絲 史 司 時|sik 錫 識
sin 冼 倩 善 仙|sing 星 升 聲|siu 蕭 兆 小 少 笑|so 蘇 素|suen 孫 璇|suet 雪|sui 瑞 水 萃|suk 淑|sum 心 岑|sun 新 信 孫 順 晨|sung 宋 崇|sze 思 詩 司 史 施 師 斯|sze-to 司徒|tai 戴 泰 大 太 帝 娣|tak 德 得|tam 譚 談|tan 丹|tang 鄧 騰|tat 達
tik 迪|tim 甜 添|tin 天 田|ting 丁 庭 婷 廷 定 亭|tit 鐵|to 杜 陶 道 圖 桃 濤|tong 唐 湯 棠 堂|tsai 仔|tsang 曾 增|tse 謝 子|tseng 曾|tsui 徐 翠 崔|tsun 俊 晉 進 浚|tsz 子 紫 芷 慈|tuen 段|tung 董 東 冬 彤 同 桐|wah 華 樺|wa 華|wai 偉 威 慧 惠 衛 維 韋 懷 蕙 為 煒
wan 雲 韻 尹 溫 允 運 芸|wang 宏 弘|wing 永 榮 穎 詠|wo 和|won 雲|wong 黃 王 汪 旺|woo 胡 湖 鄔|wu 胡 烏 吳|yan 欣 恩 仁 茵 殷 欣 甄 因 忻|yat 一 日 逸|yau 友 有 邱 游 佑 丘 尤|yee 儀 怡 宜 兒 而 義|yeung 楊 揚 陽 洋|yi 怡 宜 義|yik 益 翊 奕 易 翼
yim 嚴 艷|yin 燕 賢 妍 彥 然 言 嫣 延 研|ying 英 瑩 盈 應 迎 櫻 螢 鷹|yip 葉|yiu 姚 耀 瑤 饒 堯|yu 余 如 宇 裕 儒 愉 茹 渝 于 瑜 愚 俞|yue 余 宇 瑜 裕|yuen 袁 阮 源 遠 元 婉 媛 園|yuet 月 悅 越|yui 銳|yuk 玉 育 旭|yum 任|yun 潤 仁 恩|yung 容 榮 勇 蓉 庸 翁 雍
hei 起|mang 孟|lok 諾|nok 諾|yam 任 蔭 音|yum 欽|yam 欽|kam 淦|wui 滙|kuen 娟|pik 碧|sin 先|chin 錢 前 千 展|tsin 錢|ha 夏|hau 侯|shing 乘|shu 舒 樹 書|tai 狄|tik 狄|mau 繆|miu 苗 妙 繆|yiu 鬧|ke 柯|or 柯|sheh 佘|kwong 鄺|kei 祁|fan 樊|tau 竇|man 聞|yuen 原|hang 幸
`;
