import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';

export default function SettingsPage() {
  const t = useTranslations('settings');
  return <Page title={t('title')}>{null}</Page>;
}
