import { describe } from 'vitest';
import { apart, same } from './testing/pairs';

describe('legal forms with one spelling in several countries', () => {
  apart('ENTITY', [
    ['Velmaro Steel a.s.', 'Velmaro Steel s.r.o.'],
    ['Velmaro Insaat A.Ş.', 'Velmaro Insaat Ltd. Şti.'],
    ['Velmaro Shipping AS', 'Velmaro Shipping ASA'],
  ]);
  same('ENTITY', [
    ['Velmaro Steel a.s.', 'Velmaro Steel akciová společnost'],
    ['Velmaro Invest s.r.o.', 'Velmaro Invest, spol. s r.o.'],
    ['Velmaro Shipping AS', 'Velmaro Shipping Ltd'],
  ]);
});

describe('similar but different known names, by culture', () => {
  apart('PERSON', [
    ['Vijay Kumar Velmani', 'Ajay Kumar Velmani'],
    ['Amita Velmani', 'Smita Velmani'],
    ['Selim Yıldız', 'Selim Yılmaz'],
    ['Radu Ionescu', 'Radu Ionita'],
    ['Linda Velmarsson', 'Lina Velmarsson'],
  ]);
  same('PERSON', [
    ['Hassan Velmar Mohamud', 'Hassan Velmar Mahmoud'],
    ['Hassan Velmar Mohamud', 'Hassan Velmar Mohamed'],
    ['Selim Yildiz', 'Selim Yıldız'],
  ]);
});
