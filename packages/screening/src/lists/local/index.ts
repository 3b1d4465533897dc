export { readCpf } from './cpf';
export { IdSet } from './id-set';
export { isLocalListName, LOCAL_LISTS, type LocalListName } from './local-lists';
export { type LocalList, readLocalList } from './read-local-list';
