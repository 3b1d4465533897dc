{{- define "assay.labels" -}}
app.kubernetes.io/name: assay
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "assay.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "assay.claim" -}}
{{ .Values.storage.existingClaim | default (printf "%s-data" .Release.Name) }}
{{- end }}

{{- define "assay.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "assay.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "assay.env" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef: { name: {{ .Values.existingSecret }}, key: database-url }
- name: ASSAY_MASTER_KEY_FILE
  value: /run/secrets/assay/master-key
- name: ASSAY_RECORD_KEYS_DIR
  value: /data/keys
- name: ASSAY_TRUST_PROXY
  value: {{ .Values.trustProxy | quote }}
{{- if .Values.media.s3.enabled }}
- name: ASSAY_MEDIA_S3_ENDPOINT
  value: {{ .Values.media.s3.endpoint | quote }}
- name: ASSAY_MEDIA_S3_BUCKET
  value: {{ .Values.media.s3.bucket | quote }}
- name: ASSAY_MEDIA_S3_REGION
  value: {{ .Values.media.s3.region | quote }}
- name: ASSAY_MEDIA_S3_PREFIX
  value: {{ .Values.media.s3.prefix | quote }}
- name: ASSAY_MEDIA_S3_ACCESS_KEY_ID
  valueFrom:
    secretKeyRef: { name: {{ .Values.existingSecret }}, key: s3-access-key-id }
- name: ASSAY_MEDIA_S3_SECRET_ACCESS_KEY
  valueFrom:
    secretKeyRef: { name: {{ .Values.existingSecret }}, key: s3-secret-access-key }
{{- end }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "assay.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
- name: master-key
  mountPath: /run/secrets/assay
  readOnly: true
{{- end }}

{{- define "assay.volumes" -}}
- name: data
  persistentVolumeClaim:
    claimName: {{ include "assay.claim" . }}
- name: tmp
  emptyDir: {}
- name: master-key
  secret:
    secretName: {{ .Values.existingSecret }}
    defaultMode: 0440
    items:
      - key: master-key
        path: master-key
{{- end }}
