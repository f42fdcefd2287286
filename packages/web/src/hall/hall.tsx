import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';

export function Hall() {
  const t = useTranslations('hall');
  return (
    <Page title={t('title')}>
      <p>{t('lead')}</p>
    </Page>
  );
}
