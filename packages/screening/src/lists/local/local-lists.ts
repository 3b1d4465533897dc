/** Local lists that are looked up by a taxpayer number instead of a name, as `local_aml_sources` names them. */
export const LOCAL_LISTS = [
  'brazil_spa',
  'bolsa_familia',
  'cpf_based_pep',
  'cpf_based_ppe',
  'cpf_based_ppn',
  'seguro_defeso',
  'garantia_safra',
  'auxilio_emergencial',
  'brazil_bpc',
] as const;

type LocalListName = (typeof LOCAL_LISTS)[number];

export function isLocalListName(name: string): name is LocalListName {
  return (LOCAL_LISTS as readonly string[]).includes(name);
}
